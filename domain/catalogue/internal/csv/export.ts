import { chunks } from '../../../../db/chunks.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { Cell } from '../../../../shared/csv.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { fieldsOf } from '../../field-rules.ts'
import { canManageProducts } from '../../policy.ts'
import type { Product, ProductFields } from '../../schema.ts'
import { productCells } from './columns.ts'

async function* rowsOf(products: readonly Product[]) {
	for (const chunk of chunks(products))
		yield chunk.map((product) => productCells(product.id, fieldsOf(product)))
}

/** Every product, archived or not, as rows of a file that can be imported again. */
export async function exportProducts(
	ctx: AppContext,
	actor: Actor,
): Promise<Result<AsyncIterable<Cell[][]>>> {
	const admin = canManageProducts(actor)
	if (!admin.ok) return admin
	await ctx.catalogue.refresh()
	return ok(rowsOf(ctx.catalogue.all))
}

const NO_COMPLIANCE = { origin: null, importer: null, compliance: [], taxClass: null, unit: null }

const SAMPLE: [string, ProductFields][] = [
	[
		'sample-panel-410w',
		{
			name: 'Sample Panel 410W',
			brand: 'Arunvi',
			category: 'Panels',
			wattage: 410,
			price: 10_999,
			stock: 40,
			description: 'A panel for a roof. Write as many sentences as you like.',
			image: '/pictures/solar-panel-500w.webp',
			pictures: ['/pictures/solar-panel-250w.webp'],
			sheet: null,
			archived: false,
			origin: 'India',
			importer: null,
			compliance: [
				{
					kind: 'almm-modules',
					number: 'ALMM-I/0000',
					validFrom: '2026-04-01' as Day,
					validTo: '2028-03-31' as Day,
					proof: 'https://example.com/almm-list-1.pdf',
					checkedOn: '2026-11-01' as Day,
					isSample: true,
				},
			],
			taxClass: null,
			unit: null,
		},
	],
	[
		'sample-cable-4mm',
		{
			name: 'Sample Solar Cable 4 mm², 100 m',
			brand: 'Tamravi',
			category: 'Accessories',
			wattage: 0,
			price: 6_450.5,
			stock: 12,
			description: 'Its technical sheet stands in the column sheet.',
			image: '/pictures/placeholder.webp',
			pictures: [],
			sheet: {
				kind: 'cable',
				conductor: 'Tinned copper',
				crossSectionMm2: 4,
				lengthM: 100,
				ratedV: 1500,
				ratedA: 55,
				connectors: 'None',
			},
			archived: false,
			...NO_COMPLIANCE,
			taxClass: 'cable',
		},
	],
	[
		'sample-inverter-5kw',
		{
			name: 'Sample Inverter 5kW',
			brand: 'Vidyuja',
			category: 'Inverters',
			wattage: 5000,
			price: 48_000,
			stock: 0,
			description: 'Archived: kept, but not for sale.',
			image: '/pictures/solar-inverter-3kw.webp',
			pictures: [],
			sheet: null,
			archived: true,
			...NO_COMPLIANCE,
		},
	],
]

/** Three rows that show how a file for the import is written. */
export async function* sampleRows() {
	yield SAMPLE.map(([id, fields]) => productCells(id, fields))
}
