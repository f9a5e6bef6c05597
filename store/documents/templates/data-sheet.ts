import { groupsOf } from '../../../domain/catalogue/sheet-words/sheet-groups.ts'
import type { DataSheet } from '../../../domain/documents/printer.ts'
import { startOfDay } from '../../../shared/calendar.ts'
import { dayInWords } from '../../../shared/format/dates.ts'
import { number } from '../../../shared/format/english.ts'
import { message } from '../../../shared/messages/message.ts'
import { COMPLIANCE_NAMES } from '../../../shared/products/compliance-names.ts'
import type { Block, DocumentContent, Fact } from '../content.ts'
import { ofShop, words } from './letterhead.ts'

const PICTURE_HEIGHT = 200

const heading = (text: string): Block => ({ kind: 'heading', text })

function figures({ product: { sheet } }: DataSheet): Block[] {
	const groups = sheet ? groupsOf(sheet) : []
	return groups.flatMap(({ title, rows }): Block[] => [
		heading(title),
		{ kind: 'facts', facts: rows.map(({ label, value }) => ({ label, value })) },
	])
}

function kit({ parts }: DataSheet): Block[] {
	if (parts.length === 0) return []
	return [
		heading(words(message('documents.data_sheet.parts'))),
		{
			kind: 'table',
			columns: [
				{ head: words(message('documents.product')), share: 5 },
				{ head: words(message('documents.quantity')), share: 1, align: 'right' },
			],
			rows: parts.map(({ name, quantity }) => [name, number(quantity)]),
		},
	]
}

/** The listings of the product; a sample of such a record is not printed. */
function compliance({ product }: DataSheet): Block[] {
	const facts: Fact[] = product.compliance
		.filter(({ isSample }) => !isSample)
		.map(({ kind, number }) => ({
			label: COMPLIANCE_NAMES[kind],
			value: number ?? words(message('documents.data_sheet.listed')),
		}))
	const { origin, importer } = product
	if (origin) facts.push({ label: words(message('documents.data_sheet.origin')), value: origin })
	if (importer)
		facts.push({ label: words(message('documents.data_sheet.importer')), value: importer })
	if (facts.length === 0) return []
	return [heading(words(message('documents.data_sheet.compliance'))), { kind: 'facts', facts }]
}

/** A product's data sheet in words. */
export function dataSheetContent(sheet: DataSheet): DocumentContent {
	const { product, shop, logo, picture, address, asOf } = sheet
	return {
		...ofShop(shop, logo),
		title: words(message('documents.data_sheet.title', { name: product.name })),
		about: [
			{ label: words(message('documents.brand')), value: product.brand },
			{ label: words(message('documents.data_sheet.category')), value: product.category },
			{ label: words(message('documents.data_sheet.as_of')), value: dayInWords(asOf) },
		],
		blocks: [
			...(picture ? [{ kind: 'picture', bytes: picture, height: PICTURE_HEIGHT } as const] : []),
			{ kind: 'text', text: product.description },
			...kit(sheet),
			...figures(sheet),
			...compliance(sheet),
		],
		foot: address ? `${shop.name} · ${address}` : shop.name,
		at: startOfDay(asOf),
	}
}
