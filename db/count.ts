import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds. */
export async function countOf<DB, TB extends keyof DB>(
	query: SelectQueryBuilder<DB, TB, Record<never, never>>,
): Promise<number> {
	const { total } = await query
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.$castTo<{ total: number }>()
		.executeTakeFirstOrThrow()
	return total
}
