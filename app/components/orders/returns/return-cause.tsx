import { NativeSelect } from '@mantine/core'
import type { OrderReturns } from '../../../../domain/returns/schema'
import { Stack } from '../../../ui/layout/stack'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { CAUSE } from './return-state'

interface ReturnCauseProps {
	/** The first choice. */
	chosen: string | undefined
	problem: string | null
	/** The charges paid beside the goods, without those refunded. */
	charges: OrderReturns['charges']
}

const CAUSES = Object.entries(CAUSE).map(([value, label]) => ({ value, label }))

/** The cause of a return, and its effect on the charges of the order. */
export function ReturnCause({ chosen, problem, charges }: ReturnCauseProps) {
	return (
		<Stack gap={2}>
			<NativeSelect
				name="cause"
				label="Reason"
				data={CAUSES}
				defaultValue={chosen ?? 'changed-mind'}
				error={problem}
				size="md"
			/>
			{charges.length > 0 && (
				<Text size="small">
					If goods are damaged, not what was ordered or not as described, their share of the charges
					is refunded too. For all of the order:{' '}
					{charges.map(({ name, amount }, index) => (
						<span key={name}>
							{index > 0 && ', '}
							{name} <Price rupees={amount} light />
						</span>
					))}
					. For a changed mind, charges are not refunded.
				</Text>
			)}
		</Stack>
	)
}
