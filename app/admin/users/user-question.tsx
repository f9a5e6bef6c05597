import { useSearchParams } from 'react-router'
import type { Account } from '../../../domain/accounts/schema'
import { withParams } from '../../components/portal/address'
import { Confirm } from '../../ui/overlay/question-confirm'
import { JobsLeft } from './jobs-left'
import { userIntents } from './user-intents'
import { aRole, isRole, places } from './user-labels'
import type { OpenJobs } from './users.server'

interface UserQuestionProps {
	account: Account
	/** Theirs, where the address asks to suspend them. */
	jobs: OpenJobs | null
	problem: string | null
}

/** The question of the address about an account before a step: a role, a suspension, logging out. */
export function UserQuestion({ account, jobs, problem }: UserQuestionProps) {
	const [params] = useSearchParams()
	const { id, name, email, role, sessions } = account
	const to = params.get('to')
	const rest = { back: withParams(params, { ask: null, to: null, who: null }), problem }
	const out = sessions > 0 ? ` It logs them out of ${places(sessions)}.` : ''
	switch (params.get('ask')) {
		case 'suspend':
			return (
				<Confirm
					key={id}
					title={`Suspend ${name}?`}
					label="Suspend"
					fields={{ ...userIntents.entry('suspend'), id }}
					{...rest}
				>
					<p>
						{email} cannot log in until you reinstate the account.{out}
					</p>
					{jobs && jobs.total > 0 && <JobsLeft name={name} {...jobs} />}
				</Confirm>
			)
		case 'sessions':
			return (
				<Confirm
					key={id}
					title={`Log ${name} out?`}
					label="End sessions"
					fields={{ ...userIntents.entry('end-sessions'), id }}
					{...rest}
				>
					<p>
						{email} is logged in at {places(sessions)} and has to log in again.
					</p>
				</Confirm>
			)
		case 'role':
			if (!isRole(to) || to === role) return null
			return (
				<Confirm
					key={id + to}
					title={`Make ${name} ${aRole(to)}?`}
					label={`Make ${aRole(to)}`}
					fields={{ ...userIntents.entry('set-role'), id, role: to }}
					{...rest}
				>
					<p>
						{email} is {aRole(role)}.{out}
					</p>
				</Confirm>
			)
		default:
			return null
	}
}
