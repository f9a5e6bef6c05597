import { Link } from 'react-router'
import type { OrderClaims } from '../../../../domain/claims/schema'
import { CLAIM_STATE } from '../../../components/orders/claims/claim-state'
import { Section } from '../../../ui/layout/section'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { useOrderPath } from '../head/in-list'

/** How far the warranty claims of an order are, and the way to them. */
export function ClaimsLink({ id, claimed }: { id: string; claimed: OrderClaims | null }) {
	const toPage = useOrderPath(id)
	if (!claimed || (claimed.claims.length === 0 && claimed.serials.length === 0)) return null
	return (
		<Section title="Warranty claims" id="claims" gap={2}>
			{claimed.claims.map(({ n, state, product }) => (
				<Text key={n} size="small">
					Claim {n}, {product}: {CLAIM_STATE[state]}
				</Text>
			))}
			<ButtonLink as={Link} variant="line" to={toPage('claims')}>
				{claimed.claims.length > 0 ? 'See the claims' : 'Open a claim'}
			</ButtonLink>
		</Section>
	)
}
