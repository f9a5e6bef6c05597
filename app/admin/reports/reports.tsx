import { Alert } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { apiPath } from '../../api-call'
import { Pages } from '../../components/portal/pages'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { monthDays } from '../documents/months'
import type { Route } from './+types/reports'
import { Acceptance } from './acceptance'
import { BalanceOfMonths } from './balance'
import { Books } from './books'
import { Breakdown } from './breakdown'
import { Carts } from './carts'
import { FiledMonth } from './filed-month'
import { GstSummary } from './gst-summary'
import { RangeForm } from './range-form'
import { type Loaded, loadReport } from './report.server'
import { ReportTabs } from './report-tabs'
import { ReturnFiles } from './return-files'
import { Sales } from './sales'
import { Stock } from './stock'
import { WithoutHsn } from './without-hsn'
import {
	type BREAKDOWN_NAMES,
	bucketName,
	dayName,
	type GRANULARITY_NAMES,
	type Section,
} from './words'

/** Sections of one day, or of months. */
const WITHOUT_RANGE: Section[] = ['stock', 'money', 'tax']

export const meta = titleMeta('Reports')

export const loader = ({ request, context }: Route.LoaderArgs) =>
	loadReport(context, new URL(request.url).searchParams)

function introOf(loaded: Loaded): string | undefined {
	if (['refused', 'money', 'tax'].includes(loaded.section) || !('report' in loaded))
		return undefined
	return loaded.section === 'stock' ? dayName(loaded.report.day) : bucketName(loaded.report)
}

/** The report as a file: the same question to its export. The return has files of its own. */
function fileOf({ section, from, to, by }: Loaded['query']): string | null {
	const query = { from: from || undefined, to: to || undefined }
	switch (section) {
		case 'sales':
		case 'carts':
			return apiPath('get', `/reports/${section}.csv` as const, {
				query: { ...query, by: by as keyof typeof GRANULARITY_NAMES },
			})
		case 'breakdown':
			return apiPath('get', '/reports/breakdown.csv', {
				query: { ...query, by: by as keyof typeof BREAKDOWN_NAMES },
			})
		case 'acceptance':
			return apiPath('get', '/reports/acceptance.csv', { query })
		case 'tax':
			return null
		case 'stock':
			return apiPath('get', '/reports/stock.csv', { query: {} })
		case 'money':
			return apiPath('get', '/reports/balance.csv', { query: {} })
	}
}

function Download({ query }: Pick<Loaded, 'query'>) {
	const file = fileOf(query)
	if (!file) return null
	return (
		<ButtonLink as="a" href={file} download>
			<IconDownload size={18} stroke={1.8} aria-hidden />
			Download CSV
		</ButtonLink>
	)
}

function Shown({ loaded }: { loaded: Loaded }) {
	switch (loaded.section) {
		case 'sales':
			return <Sales {...loaded} />
		case 'breakdown':
			return <Breakdown {...loaded} />
		case 'acceptance':
			return <Acceptance {...loaded} />
		case 'carts':
			return <Carts {...loaded} />
		case 'stock':
			return <Stock {...loaded} />
		case 'money':
			return <BalanceOfMonths {...loaded} />
		case 'tax':
			if (!loaded.issuesDocuments)
				return <Empty>A demo issues no documents, so there is no GST to return.</Empty>
			return (
				<Stack gap={6}>
					<FiledMonth {...loaded} />
					<GstSummary summary={loaded.gst} />
					<WithoutHsn products={loaded.withoutHsn} />
					<ReturnFiles month={loaded.gst.month} />
					<Books {...monthDays(loaded.gst.month)} />
				</Stack>
			)
		case 'refused':
			return (
				<Alert color="red" role="alert">
					{loaded.problem}
				</Alert>
			)
	}
}

/** Whether there is anything to download: not where the report is refused, or where a demo has no money. */
const hasFile = (loaded: Loaded) =>
	loaded.section !== 'refused' && (loaded.section !== 'money' || loaded.shown !== undefined)

export default function Reports({ loaderData }: Route.ComponentProps) {
	const { query } = loaderData
	return (
		<PortalPage
			title="Reports"
			intro={introOf(loaderData)}
			action={hasFile(loaderData) && <Download query={query} />}
		>
			<ReportTabs here={query.section} />
			{!WITHOUT_RANGE.includes(query.section) && <RangeForm {...loaderData} />}
			<Shown loaded={loaderData} />
			{loaderData.section !== 'refused' && (
				<Pages page={loaderData.page} pages={loaderData.pages} />
			)}
		</PortalPage>
	)
}
