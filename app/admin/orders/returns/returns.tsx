import { Form } from 'react-router'
import type { OrderReturns } from '../../../../domain/returns/schema'
import { api, read } from '../../../api.server'
import { RETURN_FIELDS, ReturnFields } from '../../../components/orders/returns/return-fields'
import { ReturnList } from '../../../components/orders/returns/return-list'
import { useDoneWords } from '../../../components/portal/done-words'
import { Empty, HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { useFirstError } from '../../../ui/forms/first-error'
import { IntentButton } from '../../../ui/forms/intent-button'
import { type FormProblem, sentenceOf } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import { Stack } from '../../../ui/layout/stack'
import { Flash } from '../../../ui/overlay/flash'
import { useOrderPath } from '../head/in-list'
import type { Route } from './+types/returns'
import { ReturnAnswers } from './return-answers'
import { returnIntents } from './return-intents'
import { changeReturns } from './returns.server'

export const meta: Route.MetaFunction = titleMeta(({ params }) => `Returns of order ${params.id}`)

export async function loader({ context, params }: Route.LoaderArgs) {
	const { returns } = api(context).returns
	const returned = await read(returns.$get({ param: params, query: {} }))
	return { id: params.id, ...returned }
}

export const action = changeReturns

export { sendForm as clientAction } from '../../../ui/forms/send-form'

const DONE: Record<string, string> = {
	noted: 'The return is recorded, and the buyer is told.',
	agreed: 'The return is approved, and the buyer is told.',
	instructed: 'Changed, and the buyer is told.',
	refused: 'The return is refused, and the buyer is told why.',
	received: 'Received. What was paid for it is on its way back.',
}

/** The returns of one order: requests answered, goods received, and another return recorded. */
export default function Returns({ loaderData, actionData }: Route.ComponentProps) {
	const { id, returns, left, charges, usual } = loaderData
	const toOrder = useOrderPath(id)
	const done = useDoneWords(DONE, actionData)
	const note = returnIntents.problem(actionData, 'note')
	const refuse = returnIntents.problem(actionData, 'refuse')
	const agree = returnIntents.problem(actionData, 'agree')
	const instruct = returnIntents.problem(actionData, 'instruct')
	const other = returnIntents.problem(actionData, 'receive')
	return (
		<PortalPage
			title={`Returns of order ${id}`}
			intro="Received goods are refunded, with a credit note where they were invoiced."
			action={<HeadLink to={toOrder()}>The order</HeadLink>}
		>
			<Flash problem={sentenceOf(other)} done={done} />
			{returns.length > 0 ? (
				<ReturnList returns={returns} withCondition level={2}>
					{(one) => (
						<ReturnAnswers
							of={one}
							usual={usual}
							problems={{
								agree: of(one.n, agree),
								refuse: of(one.n, refuse),
								instruct: of(one.n, instruct),
							}}
						/>
					)}
				</ReturnList>
			) : (
				<Empty>
					<p>No returns yet.</p>
				</Empty>
			)}
			{left.length > 0 && (
				<NoteReturn key={returns.length} left={left} charges={charges} problem={note} />
			)}
		</PortalPage>
	)
}

/** The problem of a form, where it was the one of this return. */
const of = <P extends FormProblem<'n'>>(n: number, problem: P | null) =>
	problem?.values.n === String(n) ? problem : null

interface NoteReturnProps {
	left: OrderReturns['left']
	charges: OrderReturns['charges']
	problem: FormProblem<'lines' | 'cause' | 'reason'> | null
}

function NoteReturn({ left, charges, problem }: NoteReturnProps) {
	const form = useFirstError(problem)
	return (
		<Card as="section" pad={6} aria-labelledby="note-return">
			<h2 id="note-return">Record a return</h2>
			<Stack ref={form} method="post" noValidate as={Form} gap={5}>
				<ProblemSummary of={problem} beside={RETURN_FIELDS} />
				<ReturnFields left={left} charges={charges} problem={problem} />
				<IntentButton intents={returnIntents} intent="note" size="md" w="fit-content">
					Note the return
				</IntentButton>
			</Stack>
		</Card>
	)
}
