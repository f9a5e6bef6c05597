import type { OrderClaims as Claims } from '../../../../domain/claims/schema'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { CLAIM_STATE } from './claim-state'

/** The warranty claims of an order as its buyer and its installer see them; nothing where there are none. */
export function OrderClaims({ claims }: Pick<Claims, 'claims'>) {
	if (claims.length === 0) return null
	return (
		<Stack as="section" gap={2} aria-labelledby="claims">
			<h2 id="claims">Warranty</h2>
			<Stack as="ul" gap={3}>
				{claims.map(({ n, product, serial, state, reason, steps }) => (
					<li key={n}>
						<p>
							<strong>{CLAIM_STATE[state]}</strong>: {product}, {serial}
						</p>
						{reason && <Text size="small">“{reason}”</Text>}
						<Text size="small" color="muted">
							{steps.map(({ state: was, at }, index) => (
								<span key={at + was}>
									{index > 0 && ' · '}
									{was === 'claimed' ? 'Claimed' : CLAIM_STATE[was]} on <When at={at} />
								</span>
							))}
						</Text>
					</li>
				))}
			</Stack>
		</Stack>
	)
}
