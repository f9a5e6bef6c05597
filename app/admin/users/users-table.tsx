import type { Account, AccountSort } from '../../../domain/accounts/schema'
import { number } from '../../../shared/format/english'
import { Pill, Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { RowTitle } from '../../ui/display/table/data-table'
import { SelectableTable } from '../../ui/display/table/selectable-table'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import { CHOOSING_FORM, ChoosingForm, ChosenSteps, PASSING } from './bulk-users'
import { RolePicker, UserSteps } from './user-steps'

export const StateOf = ({ suspended }: { suspended: boolean }) => (
	<Status variant={suspended ? 'bad' : 'good'}>{suspended ? 'Suspended' : 'Active'}</Status>
)

/** That somebody is guessing the password; nothing where nobody is. */
export const Guesses = ({ guesses }: { guesses: number }) =>
	guesses > 0 && (
		<Text size="tiny" color="muted">
			Password being guessed: {number(guesses)} failed logins in a day
		</Text>
	)

const columnsFor = (own: string): Column<Account>[] => [
	{
		name: 'name',
		sorts: true,
		head: 'Name and email',
		cell: ({ id, name, email }) => (
			<RowTitle to={`/admin/users/${id}`} note={email} beside={id === own && <Pill>You</Pill>}>
				{name}
			</RowTitle>
		),
	},
	{
		name: 'role',
		sorts: true,
		head: 'Role',
		cell: (account) => (account.id === own ? account.role : <RolePicker account={account} />),
	},
	{
		name: 'status',
		head: 'Status',
		cell: (account) => (
			<>
				<StateOf {...account} />
				<Guesses {...account} />
			</>
		),
	},
	{ name: 'sessions', head: 'Sessions', kind: 'number', cell: ({ sessions }) => sessions },
	{
		name: 'joined',
		head: 'Joined',
		kind: 'date',
		sorts: { up: 'oldest', down: 'newest' },
		cell: ({ createdAt }) => <When at={createdAt} />,
	},
	actionsColumn('Steps', (account) => account.id !== own && <UserSteps account={account} />),
]

interface UsersTableProps {
	accounts: Account[]
	/** The id of the signed-in admin. */
	own: string
	sort: AccountSort
	/** The result of the last step on the chosen accounts. */
	outcome: unknown
}

/** The accounts of the store. */
export function UsersTable({ accounts, own, sort, outcome }: UsersTableProps) {
	return (
		<>
			<ChoosingForm />
			<SelectableTable
				columns={columnsFor(own)}
				rows={accounts}
				keyOf={({ id }) => id}
				sort={sort}
				passing={PASSING}
				form={CHOOSING_FORM}
				name="chosen"
				nameOf={({ name, email }) => `${name}, ${email}`}
				canChoose={({ id }) => id !== own}
				bar={<ChosenSteps />}
				outcome={outcome}
			/>
		</>
	)
}
