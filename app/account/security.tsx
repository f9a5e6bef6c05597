import { Form, Link } from 'react-router'
import type { MySession } from '../../domain/accounts/schema'
import { List } from '../ui/display/list'
import { IntentButton } from '../ui/forms/intent-button'
import type { FormProblem } from '../ui/forms/problem'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { Hidden } from '../ui/layout/hidden'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'
import { When } from '../ui/text/when'
import { accountIntents } from './account-intents'

interface SecurityProps {
	sessions: MySession[]
	hasTwoFactor: boolean
	problem: FormProblem<never> | null
}

/** How one's own account is guarded, and where it is logged in. */
export function Security({ sessions, hasTwoFactor, problem }: SecurityProps) {
	return (
		<Stack as="section" align="start" aria-labelledby="security">
			<h2 id="security">Security</h2>
			<ButtonLink as={Link} variant="line" to="/account/two-factor">
				Two-step login is {hasTwoFactor ? 'on' : 'off'}
			</ButtonLink>
			<ProblemSummary of={problem} beside={[]} />
			<List divided aria-label="Where you are logged in">
				{sessions.map((session) => (
					<li key={session.id}>
						<Session {...session} />
					</li>
				))}
			</List>
			{sessions.length > 1 && (
				<Form method="post" replace preventScrollReset>
					<IntentButton intents={accountIntents} intent="end-others" variant="default" size="md">
						Log out everywhere else
					</IntentButton>
				</Form>
			)}
		</Stack>
	)
}

const Session = ({ id, browser, createdAt, lastSeen, current }: MySession) => (
	<Row gap={4} justify="between">
		<div>
			{browser}
			{current && ' (this one)'}
			<br />
			<Text size="tiny" color="muted">
				Logged in <When at={createdAt} time />, last seen <When at={lastSeen} />
			</Text>
		</div>
		{!current && (
			<Form method="post" replace preventScrollReset>
				<input type="hidden" name="id" value={id} />
				<ButtonLink type="submit" variant="quiet" {...accountIntents.field('end-session')}>
					End<Hidden> the session of {browser}</Hidden>
				</ButtonLink>
			</Form>
		)}
	</Row>
)
