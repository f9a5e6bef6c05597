import type { Database } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import { type Paise, paise, sum, times, zero } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { codeNamed } from '../../codes/queries.ts'
import { countsOn, discountOn } from '../../codes/rules.ts'
import { knownState } from '../../tax/rules.ts'
import { type CalculatedSale, calculateSale, type SaleCharge } from '../rules.ts'
import type { Fulfilment } from '../schema.ts'
import type { CartContents, SoldLine } from './cart-contents.ts'
import { canBeInstalled, installationPriceOf, wattsOf } from './installation-offer.ts'
import { lessTaxWithin } from './untaxed-price-rules.ts'

/** The parts of an order that stay when its goods change. */
export interface AgreedSale {
	fulfilment: Fulfilment
	charges: readonly SaleCharge[]
	discount: Paise
	/** As it is written; null without one. */
	code: string | null
	address: { zipCode: string; state: string | null }
	placeOfSupply: string | null
	toSez: boolean
	/** Under a letter of undertaking: its charges and discount have no tax in them. */
	withoutTax: boolean
	/** Whether it keeps how its parts are taxed. */
	isTaxed: boolean
	/** The goods of before. */
	goods: CartContents
}

/**
 * The price of an order with other goods. Installation has its present price for them, even where the shop has stopped
 * offering it; where that is not known it keeps its price, for panels of no more power. The other charges stay. Its
 * code counts as it is now, while the goods reach its least sum, also where it has ended or is used up since, as this
 * order has its use; a code that is gone keeps its discount.
 * @param at epoch milliseconds
 * @returns invalid where installing these goods has no price
 */
export async function changedSale(
	ctx: AppContext,
	db: Database,
	goods: CartContents,
	agreed: AgreedSale,
	at: number,
): Promise<Result<CalculatedSale<SoldLine>>> {
	const site = knownState(agreed.address.state)
	const goodsPrice = sum(goods.lines.map((line) => times(line.price, line.quantity)))
	const isCharged = agreed.charges.some(({ kind }) => kind === 'installation')
	const canInstall = canBeInstalled(goods)
	const price = canInstall ? await installationPriceOf(db, goods, { state: site, at }) : null
	const installed = price?.cost ?? null
	const isUnpriced = isCharged && canInstall && installed === null
	if (isUnpriced && !isAtMost(wattsOf(goods), wattsOf(agreed.goods)))
		return failField('items', message('checkout.ask_installation'))
	const isNew = ({ kind }: SaleCharge) => kind === 'installation' && installed !== null
	const charges = agreed.charges.map((charge) =>
		isNew(charge) ? { ...charge, gross: installed ?? charge.gross } : charge,
	)
	const off = await discountAfterChange(db, agreed, goodsPrice)
	const sellerState = knownState(ctx.settings.current().tax.state)
	const placeOfSupply = knownState(agreed.placeOfSupply)
	const installedByShop = charges.some(({ kind }) => kind === 'installation')
	const { installed: share, installation } = goods.tax
	const { toSez, withoutTax } = agreed
	const taxed =
		agreed.isTaxed && sellerState && placeOfSupply
			? {
					sellerState,
					placeOfSupply,
					toSez,
					withoutTax,
					installedByShop,
					installed: share,
					installation,
				}
			: null
	const discount = off.amount === 0 ? null : { code: agreed.code ?? '', amount: off.amount }
	const priced = lessTaxWithin({ lines: goods.lines, charges, discount }, taxed)
	const sale = calculateSale({
		lines: priced.lines,
		charges: priced.charges.map((charge, index) =>
			isNew(charge) ? charge : (charges[index] ?? charge),
		),
		fulfilment: agreed.fulfilment,
		discount: off.isAgreed ? discount : priced.discount,
		taxed,
		// The parts that are due follow the new total by themselves.
		payment: null,
		schedule: 'full',
		shares: { onOrderPct: 100, beforeDeliveryPct: 0 },
	})
	return ok(sale)
}

/**
 * The discount of an order's code on other goods: nothing where they do not reach its least sum, and as it was agreed where
 * the code is gone.
 */
async function discountAfterChange(
	db: Database,
	{ code, discount }: Pick<AgreedSale, 'code' | 'discount'>,
	goods: Paise,
): Promise<{ amount: Paise; isAgreed: boolean }> {
	const known = code === null ? undefined : await codeNamed(db, code)
	if (!known) return { amount: paise(Math.min(discount, goods)), isAgreed: true }
	return { amount: countsOn(known, goods) ? discountOn(known, goods) : zero, isAgreed: false }
}

/** Whether a power is known to be no more than another. */
const isAtMost = (watts: number | null, most: number | null) =>
	watts !== null && most !== null && watts <= most
