/** The most connections of one process's pool. */
export const POOL_SIZE = 10

/** Those of a process in all: its pool, and the line by which it hears of changes. */
export const CONNECTIONS_OF_PROCESS = POOL_SIZE + 1

/** Those of a process to the replica, beside the ones to the primary. */
export const REPLICA_POOL_SIZE = 4
