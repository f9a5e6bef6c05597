import { Form, useSearchParams } from 'react-router'
import type { Account, BulkAccountStep } from '../../../domain/accounts/schema'
import type { BulkResult } from '../../../shared/lists/bulk'
import { withParams } from '../../components/portal/address'
import { BulkOutcome } from '../../components/portal/chosen/bulk-outcome'
import { List } from '../../ui/display/list'
import { Confirm } from '../../ui/overlay/question-confirm'
import { ButtonLink } from '../../ui/text/button-link'
import { type ChosenStep, isChosenStep, userIntents } from './user-intents'

/** The result for the chosen accounts. */
export interface ChosenUsers extends BulkResult {
	step: BulkAccountStep['step']
}

export const CHOOSING_FORM = 'chosen-users'

/** Parameters of the address about a question on accounts, or the last change. */
export const PASSING = ['ask', 'who', 'to', 'done', 'chosen']
/** The same, to be taken out of an address. */
export const PASSED = Object.fromEntries(PASSING.map((name) => [name, null]))

/** The form of the chosen rows: it asks first, at an address of its own. */
export function ChoosingForm() {
	const [params] = useSearchParams()
	const rest = [...params].filter(([name]) => !PASSING.includes(name))
	return (
		<Form hidden id={CHOOSING_FORM} method="get" preventScrollReset>
			{rest.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
		</Form>
	)
}

/** The actions on the chosen rows. */
export function ChosenSteps() {
	const step = (value: ChosenStep, label: string, color?: 'danger') => (
		<ButtonLink type="submit" form={CHOOSING_FORM} name="ask" value={value} color={color}>
			{label}
		</ButtonLink>
	)
	return (
		<>
			{step('end-sessions-chosen', 'End sessions')}
			{step('reinstate-chosen', 'Reinstate')}
			{step('suspend-chosen', 'Suspend', 'danger')}
		</>
	)
}

const usersOf = (count: number) => (count === 1 ? 'this user' : `these ${count} users`)

const QUESTIONS: Record<ChosenStep, { title: string; label: string; means: string }> = {
	'suspend-chosen': {
		title: 'Suspend',
		label: 'Suspend',
		means: 'They are logged out everywhere and cannot log in until they are reinstated.',
	},
	'reinstate-chosen': {
		title: 'Reinstate',
		label: 'Reinstate',
		means: 'They can log in again.',
	},
	'end-sessions-chosen': {
		title: 'End all sessions of',
		label: 'End sessions',
		means: 'They have to log in again.',
	},
}

/** Asks before something is done to the accounts that the address names, of those on the page. */
export function BulkQuestion({ accounts }: { accounts: Account[] }) {
	const [params] = useSearchParams()
	const ask = params.get('ask')
	const ids = params.getAll('chosen')
	const chosen = accounts.filter(({ id }) => ids.includes(id))
	if (!isChosenStep(ask) || chosen.length === 0) return null
	const { title, label, means } = QUESTIONS[ask]
	const back = withParams(params, PASSED)
	return (
		<Confirm
			title={`${title} ${usersOf(chosen.length)}?`}
			label={label}
			fields={{ ...userIntents.entry(ask), ids: chosen.map(({ id }) => id) }}
			back={back}
			action={back}
		>
			<p>{means}</p>
			<List variant="bulleted">
				{chosen.map(({ id, name, email }) => (
					<li key={id}>
						{name}, {email}
					</li>
				))}
			</List>
		</Confirm>
	)
}

const DONE: Record<ChosenUsers['step'], { what: string; none: string }> = {
	suspend: { what: 'suspended and logged out everywhere', none: 'Nobody was suspended.' },
	reinstate: { what: 'free to log in again', none: 'Nobody was reinstated.' },
	'end-sessions': { what: 'logged out everywhere', none: 'Nobody was logged out.' },
}

function doneOf(changed: BulkResult['changed'], step: ChosenUsers['step']): string {
	const { what, none } = DONE[step]
	const [only] = changed
	if (!only) return none
	return changed.length === 1 ? `${only.name} is ${what}.` : `${changed.length} users are ${what}.`
}

/** The message about the result for the chosen accounts, with the button that undoes a suspension. */
export function bulkFlash({ step, ...result }: ChosenUsers) {
	const { changed, left } = result
	return {
		variant: left.length > 0 ? ('notice' as const) : undefined,
		done: <BulkOutcome result={result} done={(all) => doneOf(all, step)} />,
		undo: step === 'suspend' && changed.length > 0 && (
			<Form method="post" replace preventScrollReset>
				<input type="hidden" {...userIntents.field('reinstate-chosen')} />
				{changed.map(({ id }) => (
					<input key={id} type="hidden" name="ids" value={id} />
				))}
				<ButtonLink variant="quiet" type="submit">
					Undo
				</ButtonLink>
			</Form>
		),
	}
}
