import { Form, Link } from 'react-router'
import type { BankReportLine } from '../../../domain/settlement/bank-schema'
import { IntentButton } from '../../ui/forms/intent-button'
import { Stack } from '../../ui/layout/stack'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { statementIntents } from './bank-intents'

const BY: Record<BankReportLine['proposals'][number]['by'], string> = {
	reference: 'its buyer entered this reference',
	number: 'its number begins so',
	amount: 'just this amount is asked',
	name: 'has its buyer’s name',
}

interface LineAnswersProps {
	line: BankReportLine
}

/** The answers to a line with one press: the order it is for, or the refund it sent. */
export function LineAnswers({ line }: LineAnswersProps) {
	const { row, proposals, refunds, orderId } = line
	if (proposals.length + refunds.length === 0) return null
	return (
		<Stack gap={3}>
			{proposals.map((proposal) => (
				<Stack
					as={Form}
					method="post"
					preventScrollReset
					gap={1}
					align="start"
					key={proposal.orderId}
				>
					<input type="hidden" name="row" value={row} />
					<input type="hidden" name="orderId" value={proposal.orderId} />
					<Text size="tiny">
						<Link to={`/admin/orders/${proposal.orderId}`}>{proposal.orderId}</Link>,{' '}
						{proposal.buyer}, <Price rupees={proposal.open} light /> open
						{orderId === null && `: ${BY[proposal.by]}`}
					</Text>
					<IntentButton
						intents={statementIntents}
						intent="take"
						size="xs"
						variant="default"
						aria-label={`${proposal.isPart ? 'Record as a part' : 'Record'}, row ${row} for ${proposal.orderId}`}
					>
						{proposal.isPart ? 'Record as a part' : 'Record'}
					</IntentButton>
				</Stack>
			))}
			{refunds.map((refund) => (
				<Stack as={Form} method="post" preventScrollReset gap={1} align="start" key={refund.id}>
					<input type="hidden" name="row" value={row} />
					<input type="hidden" name="refundId" value={refund.id} />
					<Text size="tiny">
						Refund of <Link to={`/admin/orders/${refund.orderId}#money`}>{refund.orderId}</Link>
					</Text>
					<IntentButton
						intents={statementIntents}
						intent="sent"
						size="xs"
						variant="default"
						aria-label={`Mark as sent, row ${row} for ${refund.orderId}`}
					>
						Mark as sent
					</IntentButton>
				</Stack>
			))}
		</Stack>
	)
}
