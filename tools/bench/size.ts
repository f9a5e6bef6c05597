/** Whether a bench does only as much as shows that it still runs, as the tests have it do; its figures then say nothing. */
export const inSmall = process.env.BENCH_SMALL === '1'

/** The measurements with a store each, or in small with one for all, as most of the time goes into starting them. */
export const oneStoreEach = <T>(measured: T[]): T[][] =>
	inSmall ? [measured] : measured.map((one) => [one])

/** Measures one after the other, or in small all at once, as most of the time goes into waiting. @returns in their order */
export async function eachInTurn<T, R>(all: readonly T[], measure: (one: T) => Promise<R>) {
	if (inSmall) return Promise.all(all.map(measure))
	const found: R[] = []
	for (const one of all) found.push(await measure(one))
	return found
}

/** How many of something: as usual or in small, unless the environment names another number under `setting`. */
export const sized = (usual: number, small: number, setting = ''): number =>
	Number(process.env[setting] ?? (inSmall ? small : usual))
