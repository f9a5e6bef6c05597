import { expect, it } from 'vitest'
import { referenceTables } from '../../domain/reference-data/tables.ts'
import { taxOn } from '../../domain/tax/queries.ts'
import type { Day } from '../../shared/calendar.ts'
import { openStore } from '../../store/open.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const RULE = '{"goodsPct":5,"servicePct":18,"goodsSharePct":70}'
const CATEGORIES = [
	'Panels',
	'Inverters',
	'Kits',
	'Batteries',
	'Generators',
	'Accessories',
] as const

describeOnAllEngines('rates of GST by category', (open) => {
	it('become those of tax classes, from the days on which admins had set them', async () => {
		const { store, config } = await open({ onDisk: true })
		const facts = referenceTables(store.db)
		await facts.deleteFrom('money_facts').where('kind', '=', 'tax-class').execute()
		await facts
			.updateTable('money_facts')
			.set({ figures: RULE })
			.where('kind', '=', 'gst')
			.execute()
		const row = (id: string, kind: string, from: string, figures: object, by: string | null) => ({
			id,
			kind: kind as 'gst',
			state: null,
			valid_from: from as Day,
			figures: JSON.stringify(figures),
			source: `The source of ${id}`,
			as_of: '2026-01-01' as Day,
			confidence: 'low' as const,
			added_by_id: null,
			added_by: by,
			created_at: by ? 2 : 1,
		})
		const own = { Batteries: 18, Inverters: 5, Generators: 18, Accessories: 18 }
		await facts
			.insertInto('money_facts')
			.values([
				row('own', 'gst-alone', '2025-09-22', own, null),
				row('a', 'gst-alone', '2026-01-01', { ...own, Accessories: 12.5 }, 'Asha'),
				row('b', 'gst', '2026-02-01', { goodsPct: 12, servicePct: 28, goodsSharePct: 60 }, 'Asha'),
				row('c', 'gst-alone', '2026-03-01', { Batteries: 9 }, 'Asha'),
				{ ...row('d', 'gst-alone', '2026-03-01', { Batteries: 1 }, 'Asha'), state: 'Goa' },
			])
			.execute()
		const engine = config.databaseUrl ? 'postgres' : 'sqlite'
		await forgetMigration(store, `0064-tax-classes.${engine}.sql`)
		await using again = await openStore(config)
		const ratesOn = async (day: string) => {
			const { classOf, installed } = await taxOn(again.db, day as Day)
			const rates = CATEGORIES.map(
				(category) => classOf({ category, sheet: null, taxClass: null }).rateBp / 100,
			)
			const cable = classOf({ category: 'Accessories', sheet: null, taxClass: 'cable' })
			const { goodsPct, servicePct, goodsSharePct } = installed
			return [...rates, cable.rateBp / 100, goodsPct, servicePct, goodsSharePct]
		}
		expect(await ratesOn('2025-12-31')).toEqual([5, 5, 5, 18, 18, 18, 18, 5, 18, 70])
		expect(await ratesOn('2026-01-01')).toEqual([5, 5, 5, 18, 18, 12.5, 12.5, 5, 18, 70])
		expect(await ratesOn('2026-02-01')).toEqual([12, 5, 12, 18, 18, 12.5, 12.5, 12, 28, 60])
		expect(await ratesOn('2026-03-01')).toEqual([12, 12, 12, 9, 12, 12, 12, 12, 28, 60])
		const rows = await referenceTables(again.db)
			.selectFrom('money_facts')
			.select(['id', 'kind', 'source', 'added_by', 'confidence'])
			.where('kind', 'in', ['tax-class', 'gst-alone' as 'gst'])
			.where('added_by', 'is not', null)
			.orderBy('id')
			.execute()
		expect(rows).toHaveLength(33)
		expect(rows[0]).toEqual({
			id: 'a-accessory',
			kind: 'tax-class',
			source: 'The source of a',
			added_by: 'Asha',
			confidence: 'low',
		})
		const left = await referenceTables(again.db)
			.selectFrom('money_facts')
			.select('id')
			.where('kind', '=', 'gst-alone' as 'gst')
			.execute()
		expect(left).toEqual([])
	})
})
