import { NativeSelect } from '@mantine/core'
import { Form, useSearchParams } from 'react-router'
import type { OrderClaims } from '../../../../domain/claims/schema'
import { api, read } from '../../../api.server'
import { useDoneWords } from '../../../components/portal/done-words'
import { Empty, HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { useFirstError } from '../../../ui/forms/first-error'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import { NoteField } from '../../../ui/forms/note-field'
import { type FormProblem, sentenceOf } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import { Stack } from '../../../ui/layout/stack'
import { Flash } from '../../../ui/overlay/flash'
import { useOrderPath } from '../head/in-list'
import type { Route } from './+types/claims'
import { ClaimCard } from './claim-card'
import { claimIntents } from './claim-intents'
import { changeClaims } from './claims.server'
import { plateOf } from './plate'

export const meta: Route.MetaFunction = titleMeta(
	({ params }) => `Warranty claims of order ${params.id}`,
)

export async function loader({ context, params }: Route.LoaderArgs) {
	const claimed = await read(api(context).claims.$get({ param: params, query: {} }))
	return { id: params.id, ...claimed }
}

export const action = changeClaims

export { sendForm as clientAction } from '../../../ui/forms/send-form'

const DONE: Record<string, string> = {
	opened: 'The claim is open. Buyer and installer see it on the order.',
	changed: 'The step is saved.',
	undone: 'The last step is taken back.',
}

/** The warranty claims of one order, and opening another. */
export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
	const { id, claims, serials } = loaderData
	const toOrder = useOrderPath(id)
	const done = useDoneWords(DONE, actionData)
	const step = claimIntents.problem(actionData, 'step')
	return (
		<PortalPage
			title={`Warranty claims of order ${id}`}
			intro="What the shop and the maker do about products that fail within their warranty."
			action={<HeadLink to={toOrder()}>The order</HeadLink>}
		>
			<Flash problem={sentenceOf(claimIntents.problem(actionData, 'undo'))} done={done} />
			{claims.length > 0 ? (
				<Stack as="ol" gap={3}>
					{claims.map((claim) => (
						<ClaimCard
							key={`${claim.n} ${claim.state}`}
							claim={claim}
							problem={step?.values.n === String(claim.n) ? step : null}
						/>
					))}
				</Stack>
			) : (
				<Empty>
					<p>
						{serials.length > 0
							? 'No claims yet.'
							: 'No claims. They are opened by serial number, and none was noted at an installation of this order.'}
					</p>
				</Empty>
			)}
			{serials.length > 0 && (
				<OpenClaim
					key={claims.length}
					serials={serials}
					problem={claimIntents.problem(actionData, 'open')}
				/>
			)}
		</PortalPage>
	)
}

interface OpenClaimProps {
	serials: OrderClaims['serials']
	problem: FormProblem<'plate' | 'reason' | 'serial' | 'productId'> | null
}

function OpenClaim({ serials, problem }: OpenClaimProps) {
	const form = useFirstError(problem)
	const [params] = useSearchParams()
	const field = formFields(problem, { plate: params.get('plate') ?? undefined })
	const choices = serials.map((each) => ({
		value: plateOf(each),
		label: `${each.serial}, ${each.product}`,
	}))
	return (
		<Card as="section" pad={6} aria-labelledby="open-claim">
			<h2 id="open-claim">Open a claim</h2>
			<Stack ref={form} method="post" noValidate as={Form} gap={5}>
				<ProblemSummary of={problem} beside={['plate', 'reason']} />
				<NativeSelect {...field('plate')} label="Serial number" data={choices} size="md" />
				<NoteField
					{...field('reason')}
					label="What is wrong?"
					description="Buyer and installer read it on the order."
				/>
				<IntentButton intents={claimIntents} intent="open" size="md" w="fit-content">
					Open the claim
				</IntentButton>
			</Stack>
		</Card>
	)
}
