/**
 * Matches a letter that a program has damaged or that is still encoded: `PE\ufffdANHA`, `PE?ANHA`,
 * `BRAND&Atilde;O`, and `GONÃ‡ALVES`, whose bytes were decoded with the wrong code.
 */
export const LOST_LETTERS =
  /\ufffd|\p{L}\?\p{L}|&#?\w{2,8};|[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
