import type { CancelRequest } from '../../../../domain/returns/cancelling/cancel-schema'
import { Card } from '../../../ui/layout/card'
import { Stack } from '../../../ui/layout/stack'
import { Heading } from '../../../ui/text/heading'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'

const STATE: Record<CancelRequest['state'], string> = {
	asked: 'Cancellation requested, waiting for an answer',
	granted: 'Cancellation approved',
	refused: 'Cancellation refused',
}

/** A buyer's requests to cancel and the shop's answers, the latest first. */
export function CancelRequestList({ requests }: { requests: CancelRequest[] }) {
	return (
		<Stack as="ol" gap={3}>
			{requests.map(({ n, state, reason, answer, askedAt }) => (
				<Card as="li" key={n} gap={2}>
					<Heading level={3} size="small">
						{STATE[state]}
					</Heading>
					<Text size="small" color="muted">
						<When at={askedAt} />
					</Text>
					{reason && <Text size="small">“{reason}”</Text>}
					{answer && <Text size="small">The shop: “{answer}”</Text>}
				</Card>
			))}
		</Stack>
	)
}
