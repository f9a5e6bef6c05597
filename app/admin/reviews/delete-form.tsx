import { staffIntents } from '../../components/reviews/staff-intents'
import { FoldedForm } from '../../ui/forms/folded-form'
import { IntentButton } from '../../ui/forms/intent-button'
import { Text } from '../../ui/text/text'

/** Deletes a hidden review for good, after a question. */
export const DeleteForm = ({ id }: { id: string }) => (
	<FoldedForm plain title="Delete" color="danger" open={false}>
		<input type="hidden" name="id" value={id} />
		<Text size="small" color="muted">
			Its stars, its words and the answers are deleted. If its buyer writes again, you read it
			before it is shown.
		</Text>
		<IntentButton intents={staffIntents} intent="delete" danger size="md" w="fit-content">
			Delete it for good
		</IntentButton>
	</FoldedForm>
)
