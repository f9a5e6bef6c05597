import { type ContactField, OrderContact } from '../../components/orders/order-contact'
import { FoldedForm } from '../../ui/forms/folded-form'
import { IntentButton } from '../../ui/forms/intent-button'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Hidden } from '../../ui/layout/hidden'
import { Text } from '../../ui/text/text'
import { reviewIntents } from './review-intents'
import type { WithdrawProblem } from './subject-problems'

interface Props {
	/** The product that is reviewed; null of the installer. */
	productId: string | null
	name: string
	problem: WithdrawProblem
	contact: ContactField | null
}

/** Deletes the buyer's own review, after a question. */
export const WithdrawForm = ({ productId, name, problem, contact }: Props) => (
	<FoldedForm
		plain
		title={
			<>
				Delete it<Hidden>: {name}</Hidden>
			</>
		}
		color="danger"
		open={problem !== null}
	>
		<ProblemSummary of={problem} beside={['contact']} />
		{productId !== null && <input type="hidden" name="productId" value={productId} />}
		<Text size="small" color="muted">
			Your stars, your words and the answers to them are deleted for good.
		</Text>
		<OrderContact contact={contact} />
		<IntentButton intents={reviewIntents} intent="withdraw" danger size="md" w="fit-content">
			Delete the review
		</IntentButton>
	</FoldedForm>
)
