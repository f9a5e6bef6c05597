import { Form, Link } from 'react-router'
import type { MyAddress } from '../../../domain/accounts/addresses/address-schema'
import type { Role } from '../../../shared/actor'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { accountIntents } from '../account-intents'

interface MyAddressProps {
	address: MyAddress
	role: Role
	problem: FormProblem<never> | null
}

/** The address one logs in with and, where the store can ask it, whether it is confirmed. */
export function MyAddressLine({ address, role, problem }: MyAddressProps) {
	const { email, confirmed, changeable, awaited } = address
	return (
		<>
			<p>
				{email}{' '}
				<Text as="span" color="muted">
					({role})
				</Text>
			</p>
			<ProblemSummary of={problem} beside={[]} />
			{changeable && !confirmed && (
				<Row gap={3} wrap>
					<Text>This address is not confirmed yet.</Text>
					<Form method="post" replace preventScrollReset>
						<IntentButton
							intents={accountIntents}
							intent="send-confirmation"
							variant="default"
							size="md"
						>
							Send the link
						</IntentButton>
					</Form>
				</Row>
			)}
			{awaited && <Text color="muted">A link to confirm {awaited} is on its way there.</Text>}
			{changeable && (
				<p>
					<ButtonLink as={Link} variant="line" to="/account/address">
						Change email address
					</ButtonLink>
				</p>
			)}
		</>
	)
}
