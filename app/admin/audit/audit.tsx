import { Link, useSearchParams } from 'react-router'
import { withParams } from '../../components/portal/address'
import { FilterDays, FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import type { Route } from './+types/audit'
import { loadEntries } from './audit.server'
import { KIND_NAMES } from './audit-labels'
import { AuditList } from './audit-list'

export const meta = titleMeta('Audit')

export const loader = ({ request, context }: Route.LoaderArgs) => loadEntries(context, request)

const KINDS = [
	{ value: '', label: 'Any kind' },
	...Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label })),
]

const SORTS = [
	{ value: '', label: 'Newest first' },
	{ value: 'oldest', label: 'Oldest first' },
]

const FILTERS = ['kind', 'q', 'from', 'to', 'subject']

export default function Audit({ loaderData }: Route.ComponentProps) {
	const { entries, total, page, pages, problem } = loaderData
	const [params] = useSearchParams()
	const given = (name: string) => params.get(name) ?? ''
	const isFiltered = FILTERS.some((name) => given(name) !== '')
	return (
		<PortalPage
			title="Audit"
			intro={`${number(total)} ${total === 1 ? 'entry' : 'entries'}`}
			filters={
				<FilterForm label="Audit" along={['subject']}>
					<FilterSearch placeholder="Who, or what was changed" />
					<FilterSelect name="kind" label="Kind" data={KINDS} />
					<FilterDays problem={problem} />
					<FilterSelect name="sort" label="Sort by" data={SORTS} />
				</FilterForm>
			}
		>
			{given('subject') && (
				<Row as="p" wrap>
					Only changes of {entries[0]?.subject ?? given('subject')}.
					<ButtonLink
						as={Link}
						variant="quiet"
						to={withParams(params, { subject: null, page: null })}
					>
						Show all
					</ButtonLink>
				</Row>
			)}
			{problem ? null : entries.length === 0 ? (
				<Empty>
					<p>
						{isFiltered
							? 'No changes found matching your search.'
							: 'Nothing has been changed yet. What admins and installers change is listed here, and failed logins.'}
					</p>
				</Empty>
			) : (
				<AuditList entries={entries} />
			)}
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
