import type { ShouldRevalidateFunction } from 'react-router'
import { UNSENT } from '../../components/cart/cart-intents'
import type { PageHandle } from '../../page-handle'
import { canonical, pageTitle } from '../../shell/page-title'
import { sendForm } from '../../ui/forms/send-form'
import hidden from '../../ui/layout/hidden.module.css'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { changeSystem } from '../answer/system.server'
import { KindsOfPlan } from '../questions/kinds-of-plan'
import type { Route } from './+types/backup'
import classes from './backup.module.css'
import { backupAt } from './backup.server'
import { Backup } from './backup-answer'
import { BackupForm } from './backup-form'

export const handle = { isListed: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [
	pageTitle(matches, 'Back-up without panels'),
	{
		name: 'description',
		content:
			'What should run in a power cut, and for how long: see the inverter and the battery that carry it.',
	},
	...canonical(matches, '/planner/backup'),
]

export const loader = ({ request, context }: Route.LoaderArgs) => backupAt(request, context)

export const action = changeSystem

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, UNSENT)

/** Putting it into the cart changes nothing of it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	defaultShouldRevalidate,
}) => formMethod !== 'POST' && defaultShouldRevalidate

/** An inverter with a battery for power cuts, where there is no roof for panels. */
export default function BackupPage({ loaderData }: Route.ComponentProps) {
	const { answer } = loaderData
	return (
		<Page airy>
			<Stack gap={6}>
				<Stack as="header" gap={2}>
					<h1>Back-up without panels</h1>
					<Text color="muted" measure>
						For a flat without a roof of its own: an inverter and a battery that keep things running
						when the power goes. They save nothing on the bill.
					</Text>
					<KindsOfPlan here="backup" />
				</Stack>
				<p role="status" className={hidden.hidden}>
					{answer && (answer.verdict?.sentence ?? answer.reasons.join(' '))}
				</p>
				<div className={classes.columns}>
					<BackupForm {...loaderData} />
					{answer && (
						<Stack gap={8} className={classes.answer}>
							<Backup answer={answer} />
						</Stack>
					)}
				</div>
			</Stack>
		</Page>
	)
}
