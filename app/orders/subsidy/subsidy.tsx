import { Form, Link } from 'react-router'
import { LINKED, linkedMeta } from '../../shell/page-title'
import { IntentButton } from '../../ui/forms/intent-button'
import { sentenceOf } from '../../ui/forms/problem'
import { Banner } from '../../ui/layout/banner'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/subsidy'
import type { Side } from './labels'
import { sendPaper } from './send-paper'
import { changeSubsidy, readSubsidy } from './subsidy.server'
import { subsidyIntents } from './subsidy-intents'
import { SubsidyPapers } from './subsidy-papers'
import { SubsidySteps } from './subsidy-steps'

export const meta: Route.MetaFunction = linkedMeta(({ params }) => `Subsidy of order ${params.id}`)

export const headers: Route.HeadersFunction = () => LINKED

export const handle = { large: 'picture' } as const

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
	readSubsidy(context, params.id, url)

export const action = changeSubsidy

export const clientAction = (args: Route.ClientActionArgs) => sendPaper(args, args.params.id)

const DONE: Record<string, string> = {
	ticked: 'Saved.',
	added: 'The paper is stored.',
	deleted: 'The paper is deleted.',
	reminders: 'Saved.',
}

const TICKING: Record<Side, string> = {
	buyer: 'You and your installer tick',
	installer: 'You and the buyer tick',
	shop: 'The buyer and the installer tick',
}

/** The way of an order to the subsidy, for its buyer and its installer. */
export default function SubsidyPage({
	loaderData: subsidy,
	actionData,
	params: { id },
}: Route.ComponentProps) {
	const { isInstalled, steps, reminders, done } = subsidy
	const makesPower = steps.some((each) => each.step === 'inspection' && each.done)
	const path = subsidy.isBuyer ? `/orders/${id}` : `/installer/installations/${id}`
	return (
		<Stack as={Page} airy>
			<ButtonLink as={Link} variant="line" to={path}>
				Order {id}
			</ButtonLink>
			<h1>The way to the subsidy</h1>
			<Flash
				done={!actionData && DONE[done ?? '']}
				problem={sentenceOf(subsidyIntents.problem(actionData, 'reminders'))}
			/>
			{isInstalled && !makesPower && (
				<Banner variant="notice">
					Installed is not yet making power: the net meter and the inspection come first.
				</Banner>
			)}
			<Text color="muted" measure>
				The scheme is PM Surya Ghar, as of November 2026. {TICKING[subsidy.side]} what is done.
			</Text>
			<SubsidySteps
				subsidy={subsidy}
				side={subsidy.side}
				problem={subsidyIntents.problem(actionData, 'tick')}
			/>
			<SubsidyPapers
				id={id}
				subsidy={subsidy}
				problems={{
					add: subsidyIntents.problem(actionData, 'add-paper'),
					remove: subsidyIntents.problem(actionData, 'delete-paper'),
				}}
			/>
			{reminders !== null && !subsidy.requiresContact && (
				<Form method="post" preventScrollReset>
					<Text size="small" color="muted">
						{reminders
							? 'If a step is late, we remind you by mail, once a week at most.'
							: 'We send you no reminders of this order.'}
					</Text>
					<input type="hidden" name="wanted" value={reminders ? 'no' : 'yes'} />
					<IntentButton
						intents={subsidyIntents}
						intent="reminders"
						variant="subtle"
						size="compact-sm"
					>
						{reminders ? 'Send no reminders' : 'Send reminders again'}
					</IntentButton>
				</Form>
			)}
		</Stack>
	)
}
