import { useLayoutEffect, useRef } from 'react'
import { ColumnHeads } from '../ui/display/column-heads'
import { Banner } from '../ui/layout/banner'
import { Stack } from '../ui/layout/stack'
import { Heading } from '../ui/text/heading'
import { Price } from '../ui/text/price'
import page from './checkout.module.css'
import type { ChangedSums } from './checkout-answer'
import classes from './checkout-change.module.css'

/** The names of charges that no longer apply. */
const CHARGES: Record<ChangedSums['charges'][number]['kind'], string> = {
	delivery: 'Delivery',
	installation: 'Delivery and installation',
	'cod-fee': 'Payment on delivery',
}

type Line = ChangedSums['lines'][number]

const isOther = ({ quantity, quantityBefore, unitPrice, before }: Line) =>
	(quantityBefore ?? quantity) !== quantity || (before ?? unitPrice) !== unitPrice

/** The sums the buyer saw beside those of now; it takes the focus, since they are to be looked at first. */
export function CheckoutChange({ changed }: { changed: ChangedSums }) {
	const place = useRef<HTMLElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: every answer is shown anew
	useLayoutEffect(() => place.current?.focus(), [changed])
	const { expected, actual, lines, charges, discounts } = changed
	const cartIsOther = lines.some((line) => (line.quantityBefore ?? line.quantity) !== line.quantity)
	return (
		<Banner
			as="section"
			ref={place}
			variant="problem"
			className={page.problem ?? ''}
			role="alert"
			aria-labelledby="changed"
			tabIndex={-1}
		>
			<Stack gap={3}>
				<Heading id="changed" level={2} size="body">
					{cartIsOther ? 'Your cart has' : 'Prices have'} changed since this page was opened.
				</Heading>
				<p>
					Nothing has been ordered. Your details are kept below: if you agree to the new total, send
					the form again.
				</p>
				<table className={classes.sums}>
					<ColumnHeads of={['Product', 'You saw', 'Now']} />
					<tbody>
						{lines.map((line) => (
							<tr key={line.productId} data-other={isOther(line) || undefined}>
								<th scope="row">{line.name}</th>
								<td>
									<Sum quantity={line.quantityBefore ?? line.quantity} unitPrice={line.before} />
								</td>
								<td>
									<Sum quantity={line.quantity} unitPrice={line.unitPrice} />
								</td>
							</tr>
						))}
						{charges.map(({ kind, name, amount, before }) => (
							<tr key={kind} data-other={(before ?? amount) !== amount || undefined}>
								<th scope="row">{name ?? CHARGES[kind]}</th>
								<td>{before === null ? 'Not known' : <Price rupees={before} light />}</td>
								<td>
									<Price rupees={amount} light />
								</td>
							</tr>
						))}
						{discounts.map(({ code, amount, before }) => (
							<tr key="discount" data-other={(before ?? amount) !== amount || undefined}>
								<th scope="row">Discount{code && ` (${code})`}</th>
								<td>{before === null ? 'Not known' : <Price rupees={-before} light />}</td>
								<td>
									<Price rupees={-amount} light />
								</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">Total</th>
							<td>
								<Price rupees={expected} light />
							</td>
							<td>
								<Price rupees={actual} light />
							</td>
						</tr>
					</tfoot>
				</table>
			</Stack>
		</Banner>
	)
}

/** So many pieces at this price, in rupees; null where it is not known. */
function Sum({ quantity, unitPrice }: { quantity: number; unitPrice: number | null }) {
	if (quantity === 0) return 'Not in the cart'
	if (unitPrice === null) return 'Not known'
	return (
		<>
			{quantity} × <Price rupees={unitPrice} light />
		</>
	)
}
