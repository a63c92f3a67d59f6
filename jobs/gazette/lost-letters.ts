/**
 * A letter that a program has lost on the way, or that is left as a page writes it: `PE\ufffdANHA`,
 * `PE?ANHA`, `BRAND&Atilde;O`, and `GONÃ‡ALVES`, whose bytes were read in another code.
 */
export const LOST_LETTERS =
  /\ufffd|\p{L}\?\p{L}|&#?\w{2,8};|[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
