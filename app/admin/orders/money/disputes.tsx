import type { OrderPayments } from '../../../../domain/settlement/schema'
import { Banner } from '../../../ui/layout/banner'
import { Price } from '../../../ui/text/price'
import { When } from '../../../ui/text/when'

const inWords = (text: string) => text.replaceAll('_', ' ')

/** The disputed payments of an order; admins answer buyers' banks at the provider. */
export function Disputes({ disputes }: { disputes: OrderPayments['disputes'] }) {
	return disputes.map(({ reference, amount, deducted, state, reason, respondBy }) => (
		<Banner key={reference} variant="notice">
			The buyer’s bank disputes <Price rupees={amount} light /> ({reference}): {inWords(state)}
			{reason && `, ${inWords(reason)}`}.
			{deducted > 0 && (
				<>
					{' '}
					Razorpay has deducted <Price rupees={deducted} light />
					{state === 'won' ? ', which came back.' : ', which the buyer owes again.'}
				</>
			)}
			{respondBy && state !== 'won' && state !== 'lost' && (
				<>
					{' '}
					Answer it at Razorpay until <When at={respondBy} time />.
				</>
			)}
		</Banner>
	))
}
