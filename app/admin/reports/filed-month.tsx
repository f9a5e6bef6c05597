import { Link, useSearchParams } from 'react-router'
import type { MonthDifferences } from '../../../domain/reports/months/month-schema'
import { dateOf } from '../../../shared/format/dates'
import { apiPath } from '../../api-call'
import { withParams } from '../../components/portal/address'
import { Disclosure } from '../../ui/display/disclosure'
import { Banner } from '../../ui/layout/banner'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { monthDays } from '../documents/months'
import type { LoadedOf } from './report.server'
import classes from './reports.module.css'
import { RETURN_SECTIONS } from './return-files'

type Lines = MonthDifferences['files'][number]['now']

type As = 'filed' | 'calculated'

/** The address of a file of a month; null of what stands on the page. */
function addressOf(name: string, month: string, as: As): string | null {
	const days = { ...monthDays(month), as }
	const section = RETURN_SECTIONS.find((each) => name === `gstr1-${each}.csv`)
	if (section) return apiPath('get', '/exports/gstr1.csv', { query: { month, section, as } })
	switch (name) {
		case 'gstr1.json':
			return apiPath('get', '/exports/gstr1.json', { query: { month, as } })
		case 'sales-register.csv':
			return apiPath('get', '/exports/sales-register.csv', { query: days })
		case 'day-book.csv':
			return apiPath('get', '/exports/day-book.csv', { query: days })
		default:
			return null
	}
}

const VERSIONS = [
	['filed', 'As filed'],
	['calculated', 'As calculated now'],
] as const

/** A file that differs, in both versions. */
function Versions({ name, month }: { name: string; month: string }) {
	return (
		<Row wrap gap={4}>
			<Heading level={4} size="body">
				{name}
			</Heading>
			{VERSIONS.map(([as, label]) => {
				const href = addressOf(name, month, as)
				return (
					href && (
						<ButtonLink key={as} as="a" variant="line" href={href} download>
							{label}
							<Hidden>, {name}</Hidden>
						</ButtonLink>
					)
				)
			})}
		</Row>
	)
}

/** The lines that one version of a file has alone. */
function OnlyIn({ version, of: { lines, more } }: { version: string; of: Lines }) {
	if (lines.length === 0) return null
	return (
		<div>
			<Text size="small" color="muted">
				{version}
			</Text>
			<pre className={classes.lines}>{lines.join('\n')}</pre>
			{more > 0 && <Text size="small">and {number(more)} more lines</Text>}
		</div>
	)
}

/** That a month is closed, and in what its files would be others today. */
export function FiledMonth({ filed, gst, as }: LoadedOf<'tax'>) {
	const [params] = useSearchParams()
	const { filedOn, filedBy, files } = filed
	if (filedOn === null) return null
	const isFiled = as === 'filed'
	return (
		<Section title="As filed" id="filed" gap={3}>
			<Banner variant={files.length > 0 ? 'notice' : 'plain'}>
				{isFiled ? 'As filed on' : 'Calculated now. It was filed on'} {dateOf(filedOn)} by {filedBy}
				{files.length > 0
					? `. Today ${number(files.length)} of its files would be different. `
					: '. Its documents come to the same today. '}
				{files.length > 0 && (
					<Link
						to={withParams(params, { as: isFiled ? 'calculated' : null, month: gst.month })}
						preventScrollReset
					>
						{isFiled ? 'See as calculated now' : 'See as filed'}
					</Link>
				)}{' '}
				<Link to="/admin/reports/months">Months</Link>
			</Banner>
			{files.length > 0 && (
				<Disclosure title="What differs">
					<Stack gap={4}>
						{files.map(({ name, filed: before, now }) => (
							<Stack key={name} gap={2}>
								<Versions name={name} month={gst.month} />
								<OnlyIn version="Only as filed" of={before} />
								<OnlyIn version="Only as calculated now" of={now} />
							</Stack>
						))}
					</Stack>
				</Disclosure>
			)}
		</Section>
	)
}
