import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import type { Subscriber } from '../../../domain/newsletter/schema'
import { apiPath } from '../../api-call'
import { PagedTable } from '../../components/portal/paged-table'
import { PortalPage } from '../../components/portal/portal-page'
import { SearchForm } from '../../components/portal/search-form'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { When } from '../../ui/text/when'
import type { Route } from './+types/subscribers'
import { loadSubscribers } from './subscribers.server'

export const meta = titleMeta('Subscribers')

export const loader = ({ request, context }: Route.LoaderArgs) => loadSubscribers(context, request)

const COLUMNS: Column<Subscriber>[] = [
	{ name: 'email', head: 'Email', kind: 'wide', cell: ({ email }) => email },
	{ name: 'since', head: 'Since', kind: 'date', cell: ({ since }) => <When at={since} /> },
	{
		name: 'state',
		head: 'State',
		cell: ({ confirmedAt }) => (
			<Status variant={confirmedAt ? 'good' : 'waiting'}>
				{confirmedAt ? 'Confirmed' : 'Not confirmed'}
			</Status>
		),
	},
]

/** Who gets the newsletter. */
export default function Subscribers({ loaderData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Subscribers"
			action={
				<Button
					component="a"
					href={apiPath('get', '/exports/subscribers.csv')}
					download
					variant="default"
				>
					Export CSV
				</Button>
			}
			intro="Put the unsubscribe link of the file in every newsletter."
			filters={<SearchForm label="Subscribers" placeholder="Part of an address" />}
		>
			<PagedTable
				list={loaderData}
				of="subscribers"
				columns={COLUMNS}
				keyOf={({ email }) => email}
				empty={
					params.get('q')
						? 'No subscribers found matching your search.'
						: 'Nobody has subscribed yet.'
				}
			/>
		</PortalPage>
	)
}
