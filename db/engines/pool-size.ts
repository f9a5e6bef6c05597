/** The most connections of one process's pool. */
export const POOL_SIZE = 10

/** Those of a process in all: its pool, and the line by which it hears of changes. */
export const CONNECTIONS_OF_PROCESS = POOL_SIZE + 1
