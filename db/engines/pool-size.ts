/** The most connections of one process's pool, where the server has enough for all. */
export const POOL_SIZE = 10

/** The fewest: one for work that waits for another process, and one for all else. */
const MIN_POOL_SIZE = 2

/** The line by which a process hears of changes. */
const LINE_CONNECTIONS = 1

/** Left over for commands, backups and looks by hand. */
const SPARE_CONNECTIONS = 3

/** The connections of a process to the replica, beside the ones to the primary. */
export const REPLICA_POOL_SIZE = 4

/** A process that serves from the database. */
export interface ServingProcess {
	/** The name of its machine. */
	host: string
	/** What it was started with: the same for all workers of a primary. */
	instance: string
	poolSize: number
}

/** The connections of a server, and who may take them. */
export interface ServerConnections {
	/** As many as the store may have, by the limits of server, role and database. */
	most: number
	processes: readonly ServingProcess[]
}

/** What processes take at most. */
export const connectionsTaken = (processes: readonly Pick<ServingProcess, 'poolSize'>[]): number =>
	processes.reduce((sum, { poolSize }) => sum + poolSize + LINE_CONNECTIONS, 0)

export interface PoolChoice {
	poolSize: number
	/** Whether the server has room for all at this size. */
	isEnough: boolean
}

/**
 * The size of the pools of so many workers: no more than an equal share among all processes, nor than the others leave.
 * @param others processes that were not started with them
 */
export function choosePool(
	most: number,
	workers: number,
	others: readonly ServingProcess[],
): PoolChoice {
	// While workers are replaced one by one, there is one more of them.
	const own = workers > 1 ? workers + 1 : 1
	const room = most - SPARE_CONNECTIONS
	const left = room - connectionsTaken(others)
	const share = Math.min(room / (own + others.length), left / own)
	const poolSize = Math.min(
		POOL_SIZE,
		Math.max(MIN_POOL_SIZE, Math.floor(share) - LINE_CONNECTIONS),
	)
	return { poolSize, isEnough: own * (poolSize + LINE_CONNECTIONS) <= left }
}
