import { Link } from 'react-router'
import { Banner } from '../../../ui/layout/banner'
import { Text } from '../../../ui/text/text'
import { momentOf, When } from '../../../ui/text/when'
import type { CartTerms } from './cart-cost.server'

/** Until when the price of a cart holds, and whether it can be paid here. */
export const CartTermsNotes = ({ terms: { heldUntil, note, whyNotPayable } }: Props) => (
	<>
		{(heldUntil || note) && (
			<Text size="small" role="status">
				{heldUntil && (
					<>
						Your quoted prices, held until <When at={momentOf(heldUntil)} />.{' '}
					</>
				)}
				{note}
			</Text>
		)}
		{whyNotPayable && <NotPayable why={whyNotPayable} />}
	</>
)

interface Props {
	terms: CartTerms
}

/** Why an order cannot be paid here, with the ways out. */
export const NotPayable = ({ why }: { why: string }) => (
	<Banner variant="notice" role="status">
		{why} <Link to="/support">Ask us</Link> or <Link to="/quotations/new">get a quotation</Link>.
	</Banner>
)
