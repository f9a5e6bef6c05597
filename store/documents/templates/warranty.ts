import type { WarrantyDocument } from '../../../domain/documents/schema.ts'
import type { Day } from '../../../shared/calendar.ts'
import { counted, number } from '../../../shared/format/english.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Block } from '../content.ts'
import { dateOf, dayText, paragraph, words } from './letterhead.ts'

type Warranty = WarrantyDocument['parts'][number]['product']

const warrantyText = (warranty: Warranty) =>
	warranty
		? words(
				message('papers.warranty.until', {
					years: counted(warranty.years, 'year'),
					day: dayText(warranty.until as Day),
				}),
			)
		: words(message('papers.warranty.none'))

export function warrantyBlocks(paper: WarrantyDocument): Block[] {
	const { buyer, shop, parts, completedAt } = paper
	const claims = [shop.name, shop.address, shop.email, shop.phone].filter(Boolean)
	return [
		{
			kind: 'sides',
			sides: [
				{ head: words(message('papers.buyer')), lines: [buyer.name, ...buyer.address] },
				{ head: words(message('papers.warranty.claims')), lines: claims },
			],
		},
		paragraph(message('papers.warranty.text', { day: dateOf(completedAt) })),
		{
			kind: 'table',
			columns: [
				{ head: words(message('papers.product')), share: 3 },
				{ head: words(message('papers.quantity')), share: 1.2, align: 'right' },
				{ head: words(message('papers.serials')), share: 3 },
				{ head: words(message('papers.warranty.product')), share: 2.2 },
				{ head: words(message('papers.warranty.performance')), share: 2.2 },
			],
			rows: parts.map(({ name, brand, quantity, serials, product, performance }) => [
				`${name}\n${brand}`,
				number(quantity),
				serials.length > 0 ? serials.join(', ') : words(message('papers.no_serials')),
				warrantyText(product),
				warrantyText(performance),
			]),
		},
	]
}
