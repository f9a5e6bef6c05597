import { Form } from 'react-router'
import { staffIntents } from '../../components/reviews/staff-intents'
import { IntentButton } from '../../ui/forms/intent-button'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

/** Deletes a hidden review for good, after a question. */
export const DeleteForm = ({ id }: { id: string }) => (
	<details>
		<ButtonLink as="summary" variant="line" tone="danger">
			Delete
		</ButtonLink>
		<Stack as={Form} method="post" gap={3} preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<Text size="small" tone="muted">
				Its stars, its words and the answers are deleted. If its buyer writes again, you read it
				before it is shown.
			</Text>
			<div>
				<IntentButton intents={staffIntents} intent="delete" danger size="md">
					Delete it for good
				</IntentButton>
			</div>
		</Stack>
	</details>
)
