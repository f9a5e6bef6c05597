import type { OpenDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { rowsOf } from '../../domain/catalogue/compliance/stored.ts'
import type { ProductFields } from '../../domain/catalogue/schema.ts'
import type { ProductId } from '../../shared/ids.ts'
import { sampleCompliance } from './catalogue/compliance.ts'
import { sampleCatalogue } from './catalogue/index.ts'

/** The fields that make a product another one than its sample; its price and stock do not. */
const TELLING: (keyof ProductFields)[] = [
	'name',
	'brand',
	'category',
	'sheet',
	'origin',
	'importer',
	'compliance',
]

/** The products with changes by an admin beyond price, stock or words. */
async function changedByAdmins(db: OpenDatabase<Tables>): Promise<Set<string>> {
	const entries = await db
		.selectFrom('audit_entries')
		.select(['subject_id', 'after'])
		.where('kind', '=', 'product')
		.where('after', 'is not', null)
		.execute()
	const isTelling = (after: string | null) => {
		const fields = Object.keys(JSON.parse(after ?? '{}'))
		return TELLING.some((name) => fields.includes(name))
	}
	return new Set(entries.filter(({ after }) => isTelling(after)).map((entry) => entry.subject_id))
}

/**
 * Gives the sample products of a demo from before compliance was recorded their sample records, once: products without
 * any that no admin has changed into others.
 * @returns the number of products that got records
 */
export async function addSampleCompliance(db: OpenDatabase<Tables>, now: number): Promise<number> {
	const state = await db
		.selectFrom('catalogue_state')
		.select('has_sample_compliance')
		.executeTakeFirstOrThrow()
	if (state.has_sample_compliance === 1) return 0
	const changed = await changedByAdmins(db)
	return db.transaction().execute(async (tx) => {
		const { version } = await tx
			.updateTable('catalogue_state')
			.set((eb) => ({ version: eb('version', '+', 1), has_sample_compliance: 1 }))
			.returning('version')
			.executeTakeFirstOrThrow()
		const bare = await tx
			.selectFrom('products')
			.select(['id', 'name'])
			.where('product_source', '=', 'built-in')
			.where('deleted_at', 'is', null)
			.where('origin', 'is', null)
			.where('importer', 'is', null)
			.where('id', 'not in', tx.selectFrom('product_compliance').select('product_id'))
			.execute()
		const names = new Map<string, string>(bare.map(({ id, name }) => [id, name]))
		let given = 0
		for (const sample of sampleCatalogue) {
			const { origin, importer, compliance } = sampleCompliance(sample)
			if (compliance.length === 0 || changed.has(sample.id)) continue
			if (names.get(sample.id) !== sample.name) continue
			const id = sample.id as ProductId
			await tx
				.updateTable('products')
				.set({ origin, importer, version, updated_at: now })
				.where('id', '=', id)
				.execute()
			await tx.insertInto('product_compliance').values(rowsOf(id, compliance)).execute()
			given++
		}
		return given
	})
}
