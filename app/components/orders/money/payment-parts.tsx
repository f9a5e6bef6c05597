import type { PaymentDue } from '../../../../domain/payments/schema'
import { FactList, PriceFact } from '../../../ui/display/fact-list'
import { PART_WORD } from './money-words'

interface PaymentPartsProps {
	/** Amounts in rupees. */
	schedule: readonly { due: PaymentDue; amount: number }[]
}

/** When which part of an order is paid, where there are several. */
export const PaymentParts = ({ schedule }: PaymentPartsProps) =>
	schedule.length > 1 && (
		<FactList variant="sums">
			{schedule.map(({ due, amount }) => (
				<PriceFact key={due} name={PART_WORD[due]} rupees={amount} />
			))}
		</FactList>
	)
