import { type Paise, sum, times, zero } from '../../../shared/money.ts'
import { apportion, chargeLessTax, goodsLessTax } from '../../tax/rules.ts'
import type { PricedLine, SaleFacts } from '../rules.ts'
import type { Fulfilment } from '../schema.ts'

type Priced<L extends PricedLine> = Pick<SaleFacts<L>, 'lines' | 'charges' | 'discount'>

/**
 * A sale under a letter of undertaking, at its prices less the tax within them: of one piece, a charge and a discount to
 * the nearest paisa. Any other sale stays as it is.
 */
export function lessTaxWithin<L extends PricedLine>(
	{ lines, charges, discount }: Priced<L>,
	taxed: SaleFacts['taxed'],
): Priced<L> {
	if (!taxed?.withoutTax) return { lines, charges, discount }
	const prices = lines.map(({ price, quantity }) => times(price, quantity))
	const shares = apportion(discount?.amount ?? zero, prices)
	const sale = {
		...taxed,
		lines: lines.map(({ taxClass }, index) => ({
			gross: prices[index] ?? zero,
			discount: shares[index] ?? zero,
			taxClass,
		})),
		charges: [],
	}
	const priced = lines.map((line) => ({
		...line,
		price: goodsLessTax(sale, line.price, line.taxClass),
		taxClass: { ...line.taxClass, rateBp: 0 },
	}))
	const off = sum(
		lines.map(({ taxClass }, index) => goodsLessTax(sale, shares[index] ?? zero, taxClass)),
	)
	return {
		lines: priced,
		charges: charges.map((charge) => ({
			...charge,
			gross: chargeLessTax(sale, { ...charge, discount: zero }),
		})),
		discount: discount && {
			...discount,
			amount: discount.amount === sum(prices) ? goodsIn(priced) : off,
		},
	}
}

const goodsIn = (lines: readonly PricedLine[]): Paise =>
	sum(lines.map(({ price, quantity }) => times(price, quantity)))

/** What each way costs in which goods come, less the tax as that way is taxed. */
export function offersLessTax<O extends { fulfilment: Fulfilment; cost: Paise | null }>(
	offers: readonly O[],
	lines: readonly PricedLine[],
	taxed: SaleFacts['taxed'],
): O[] {
	return offers.map((offer) => {
		const { fulfilment: kind, cost } = offer
		if (!taxed || cost === null) return offer
		const installedByShop = kind === 'installation'
		const charges = [{ kind, name: '', gross: cost }]
		const [charge] = lessTaxWithin(
			{ lines, charges, discount: null },
			{ ...taxed, installedByShop },
		).charges
		return { ...offer, cost: charge?.gross ?? cost }
	})
}
