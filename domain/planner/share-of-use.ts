/** A system that makes so many times what is used is hardly worth it. */
export const TOO_MUCH = 2
