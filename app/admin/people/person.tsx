import { Link, useSearchParams } from 'react-router'
import { useDoneWords } from '../../components/portal/done-words'
import { Pages } from '../../components/portal/pages'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { SearchForm } from '../../components/portal/search-form'
import { titleMeta } from '../../shell/page-title'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Section } from '../../ui/layout/section'
import { mailto } from '../../ui/mailto'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { forBuyerPage } from '../orders/for-buyer/for-buyer-path'
import type { Route } from './+types/person'
import { NoteForm } from './note-form'
import { changeNotes, loadPerson } from './person.server'
import { PersonEvents } from './person-events'
import { personIntents } from './person-intents'
import { personPage } from './person-link'

export const meta = titleMeta('People')

export const loader = ({ request, context }: Route.LoaderArgs) => loadPerson(context, request)

export const action = changeNotes

export { sendForm as clientAction } from '../../ui/forms/send-form'

const DONE = { written: 'Written down.', removed: 'Deleted.' }

type Shown = NonNullable<Route.ComponentProps['loaderData']>

/** The ways to reach a person, and their accounts. */
function Ways({ contact: asked, person: { contacts, accounts } }: Shown) {
	return (
		<Row wrap gap={5}>
			{contacts.map(({ kind, value }) => (
				<Row key={value} as="span" wrap gap={2}>
					<ButtonLink
						as="a"
						variant="line"
						href={kind === 'email' ? mailto(value) : `tel:${value}`}
					>
						{value}
					</ButtonLink>
					{value !== asked && (
						<ButtonLink as={Link} variant="quiet" to={personPage(value)}>
							Only this
						</ButtonLink>
					)}
				</Row>
			))}
			<ButtonLink as={Link} variant="line" to={forBuyerPage(asked)}>
				New order
			</ButtonLink>
			{accounts.map(({ id, name, role }) => (
				<ButtonLink key={id} as={Link} variant="line" to={`/admin/users/${id}`}>
					Account of {name} ({role})
				</ButtonLink>
			))}
		</Row>
	)
}

function introOf(shown: Shown | null) {
	if (!shown)
		return 'Everything with one person: orders, payments, enquiries, mails, calls and notes'
	const { names, orders } = shown.person
	const others = names.slice(1, 4)
	return [
		`${orders} ${orders === 1 ? 'order' : 'orders'}`,
		others.length > 0 && `also as ${others.join(', ')}`,
	]
		.filter(Boolean)
		.join(', ')
}

/** A person by phone or mail: what there was with them, and what an admin writes down. */
export default function PersonPage({ loaderData: shown, actionData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const done = useDoneWords(DONE, actionData)
	const isTyped = Boolean(params.get('q')?.trim())
	return (
		<PortalPage
			title={shown?.person.names[0] ?? shown?.contact ?? 'People'}
			intro={introOf(shown)}
			filters={
				<SearchForm label="People" placeholder="Phone number or mail address" maxLength={254} />
			}
		>
			<Flash done={done} problem={personIntents.problem(actionData, 'remove')?.message} />
			{shown ? (
				<>
					<Ways {...shown} />
					<Grid aside>
						<Section title="Everything, the latest first" id="events" gap={3}>
							{shown.total === 0 ? (
								<Text color="muted">Nothing yet with {shown.contact}.</Text>
							) : (
								<PersonEvents events={shown.person.events} />
							)}
							<Pages page={shown.page} pages={shown.pages} without={{ done: null }} />
						</Section>
						<NoteForm
							key={shown.person.events[0]?.at}
							contact={shown.contact}
							problem={personIntents.problem(actionData, 'write')}
						/>
					</Grid>
				</>
			) : (
				<Empty>
					<p>
						{isTyped
							? 'Give a phone number of at least six digits, or a whole mail address.'
							: 'Type a phone number or mail address.'}
					</p>
				</Empty>
			)}
		</PortalPage>
	)
}
