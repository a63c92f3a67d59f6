# syntax=docker/dockerfile:1
# Node 26 is the Active LTS since 28 October 2026, and Node 24 in maintenance since 20 October
# (https://github.com/nodejs/Release). The major is pinned, so that a rebuild takes security fixes.

FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The sources are not here yet, which `prepare` would compile.
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json bundle.js compile.js ./
COPY src ./src
COPY jobs ./jobs
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:26-trixie-slim
# Node as process 1 would leave ended children unreaped.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY assets ./assets
COPY docs/exemplos ./docs/exemplos
COPY README.md CHANGELOG.md LICENSE ./
RUN chmod 755 dist/src/cli/main.js \
 && ln -s /app/dist/src/cli/main.js /usr/local/bin/lote \
 && install -d -o node -g node /dados
ENV NODE_ENV=production \
    LOTE_RUN_DIR=/tmp/lote
# 1000:1000. Planilhas entram e resultados saem por /dados.
USER node
WORKDIR /dados
# No HEALTHCHECK: most commands serve nothing. docker-compose.yml asks the worker and the page.
ENTRYPOINT ["tini", "--", "lote"]
CMD ["--help"]
