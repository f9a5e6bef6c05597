/** A system that makes so many times the use is hardly worth it. */
export const TOO_MUCH = 2
