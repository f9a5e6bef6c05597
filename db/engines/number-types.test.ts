import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('a number of the database', (open) => {
	const orders = (paise: string) =>
		sql`(select cast(${sql.lit(paise)} as bigint) as paise union all select 1) as amounts`

	it('arrives as a number, counted, summed and compared', async () => {
		const { db } = (await open()).store
		const { rows } = await sql<Record<string, unknown>>`
			select count(*) as pieces, sum(paise) as total, max(paise) as most, min(paise) as least
			from ${orders('4200000000000')}
		`.execute(db)
		expect(rows).toEqual([
			{ pieces: 2, total: 4_200_000_000_001, most: 4_200_000_000_000, least: 1 },
		])
	})

	it('is refused where a number does not hold it', async () => {
		const { db } = (await open()).store
		const most = sql`select max(paise) as most from ${orders('9007199254740993')}`
		await expect(most.execute(db)).rejects.toThrow(RangeError)
	})
})
