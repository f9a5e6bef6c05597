import type { SelectQueryBuilder } from 'kysely'

/** The number after the highest that the rows of a query have as their `n`; 1 where there are none. */
export async function nextNumber<DB, TB extends keyof DB>(
	rows: SelectQueryBuilder<DB, TB, Record<never, never>>,
): Promise<number> {
	const { last } = await rows
		.select((eb) => eb.fn.max<number | null>('n' as never).as('last'))
		.$castTo<{ last: number | null }>()
		.executeTakeFirstOrThrow()
	return (last ?? 0) + 1
}
