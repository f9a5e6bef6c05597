import type { WarrantyDocument } from '../../../domain/documents/schema.ts'
import { dateOf, dayInWords } from '../../../shared/format/dates.ts'
import { counted, number } from '../../../shared/format/english.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Block } from '../content.ts'
import { paragraph, words } from './letterhead.ts'

type Warranty = WarrantyDocument['parts'][number]['product']

const warrantyText = (warranty: Warranty) =>
	warranty
		? words(
				message('documents.warranty.until', {
					years: counted(warranty.years, 'year'),
					day: dayInWords(warranty.until),
				}),
			)
		: words(message('documents.warranty.none'))

export function warrantyBlocks(document: WarrantyDocument): Block[] {
	const { buyer, shop, parts, completedAt } = document
	const claims = [shop.name, shop.address, shop.email, shop.phone].filter(Boolean)
	return [
		{
			kind: 'sides',
			sides: [
				{ head: words(message('documents.buyer')), lines: [buyer.name, ...buyer.address] },
				{ head: words(message('documents.warranty.claims')), lines: claims },
			],
		},
		paragraph(message('documents.warranty.text', { day: dateOf(completedAt) })),
		{
			kind: 'table',
			columns: [
				{ head: words(message('documents.product')), share: 3 },
				{ head: words(message('documents.quantity')), share: 1.2, align: 'right' },
				{ head: words(message('documents.serials')), share: 3 },
				{ head: words(message('documents.warranty.product')), share: 2.2 },
				{ head: words(message('documents.warranty.performance')), share: 2.2 },
			],
			rows: parts.map(({ name, brand, quantity, serials, product, performance }) => [
				`${name}\n${brand}`,
				number(quantity),
				serials.length > 0 ? serials.join(', ') : words(message('documents.no_serials')),
				warrantyText(product),
				warrantyText(performance),
			]),
		},
	]
}
