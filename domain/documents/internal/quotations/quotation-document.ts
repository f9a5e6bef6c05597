import { dayAt } from '../../../../shared/calendar.ts'
import { type Paise, paise } from '../../../../shared/money.ts'
import { unitOf } from '../../../../shared/products/units.ts'
import type { AppContext } from '../../../app-context.ts'
import { isKit, takenBy } from '../../../catalogue/kits/kits.ts'
import type { CartContents, PricedOrder } from '../../../checkout/queries.ts'
import type { Billing } from '../../../orders/billing/schema.ts'
import { undertakingOn } from '../../../settings/rules.ts'
import { itemOf, printed, type Sold } from '../../billing/items.ts'
import { sumsOf, taxesOfItems } from '../../billing/part-rules.ts'
import type { DocumentItem, DocumentTax, QuotationDocument } from '../../billing/schema.ts'
import { supplyTo } from '../billing/supply.ts'
import { systemOf } from '../billing/system.ts'
import { lastDayOf } from './quotation-rules.ts'
import type { Recipient } from './recipient.ts'

interface Quoted {
	sale: PricedOrder
	goods: CartContents
	shipping: Recipient
	billing: Billing | null
	/** What the government is expected to pay the buyer. */
	subsidy: Paise
	/** The installation that is not in the total. */
	uninstalled: Paise | null
	/** Of a society. */
	flats: number | null
	/** Epoch milliseconds. */
	at: number
}

const NOTHING_OFF: Paise = paise(0)

/** A sale as a document, item by item; its sale keeps how it is taxed. */
export function quotationDocument(ctx: AppContext, quoted: Quoted): QuotationDocument {
	const { sale, shipping, billing, subsidy, uninstalled, flats, at } = quoted
	const { fullName: name, street, city, zipCode: pin, state } = shipping
	const supply = supplyTo(ctx, {
		orderId: '',
		billing,
		placeOfSupply: sale.placeOfSupply,
		to: { name, street, city, pin, state },
	})
	const items = soldIn(ctx, quoted).map((sold) => itemOf(sold, 0, sold.quantity, supply.isTaxed))
	const { systemHsn } = sale
	const settings = ctx.settings.current()
	const { tax, texts } = settings
	const undertaking = supply.withoutTax ? undertakingOn(settings, dayAt(at)) : null
	return {
		kind: 'quotation',
		...supply,
		undertaking: undertaking ?? undefined,
		items,
		system: systemHsn === null ? null : systemOf(ctx, systemHsn, systemLines(quoted)),
		sums: sumsOf(taxesOfItems(items)),
		validUntil: lastDayOf(at, tax.quotationDays, sale.held?.validUntil),
		fulfilment: sale.fulfilment,
		schedule: sale.schedule.map(({ due, amount }) => ({ due, amount })),
		subsidy,
		uninstalled,
		flats,
		holds: true,
		terms: texts.terms && ctx.publicUrl ? `${ctx.publicUrl}/terms` : '',
	}
}

const partsIn = (product: PricedOrder['lines'][number]['product'], { parts }: CartContents) =>
	isKit(product)
		? takenBy(product).map(({ productId, quantity }) => ({
				productId,
				quantity,
				name: parts.get(productId)?.name ?? productId,
			}))
		: []

/** The lines of a sale that are of the system which is installed. */
const systemLines = ({ sale, goods }: Quoted) =>
	sale.lines
		.filter(({ taxClass }) => !taxClass.neverComposite)
		.map(({ product, quantity }) => ({
			productId: product.id,
			name: product.name,
			quantity,
			parts: partsIn(product, goods),
		}))

function soldIn(ctx: AppContext, { sale, goods }: Quoted): Sold[] {
	const taxesOf = (of: DocumentItem['of'], n: number): DocumentTax[] => {
		const its = (sale.taxes ?? []).filter((part) => part.of === of && part.n === n)
		return printed(
			ctx,
			its.map(({ of: _, n: __, ...tax }) => tax),
		)
	}
	return [
		...sale.lines.map(({ product, quantity, price, discount }, index) => ({
			of: 'line' as const,
			n: index + 1,
			name: product.name,
			parts: partsIn(product, goods).map(({ name, quantity }) => ({ name, quantity })),
			quantity,
			unit: unitOf(product),
			price,
			discount,
			taxes: taxesOf('line', index + 1),
		})),
		...sale.charges.map(({ name, gross: price }, index) => ({
			of: 'charge' as const,
			n: index + 1,
			name,
			parts: [],
			quantity: 1,
			price,
			discount: NOTHING_OFF,
			taxes: taxesOf('charge', index + 1),
		})),
	]
}
