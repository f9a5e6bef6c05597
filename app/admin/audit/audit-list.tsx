import { Link } from 'react-router'
import type { AuditEntry } from '../../../domain/audit/schema'
import { Fact, FactList } from '../../ui/display/fact-list'
import { List } from '../../ui/display/list'
import { Card } from '../../ui/layout/card'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './audit.module.css'
import { changesOf, fieldName, isMoment, pageOf, valueText } from './audit-labels'

function Subject({ entry }: { entry: AuditEntry }) {
	const page = pageOf(entry)
	return page === null ? entry.subject : <Link to={page}>{entry.subject}</Link>
}

function Value({ name, value }: { name: string; value: unknown }) {
	if (isMoment(value)) return <When at={value} time />
	if (name === 'installerId' && typeof value === 'string')
		return <Link to={`/admin/users/${encodeURIComponent(value)}`}>{value}</Link>
	const text = valueText(name, value)
	return text === null ? <em>nothing</em> : <span>{text}</span>
}

/** The fields that changed, each as it was and as it is. */
function Changes({ entry }: { entry: AuditEntry }) {
	const changes = changesOf(entry)
	if (changes.length === 0) return null
	return (
		<FactList className={classes.changes}>
			{changes.map(({ name, before, after }) => (
				<Fact key={name} name={fieldName(name)}>
					{before !== undefined && (
						<del>
							<Value name={name} value={before} />
						</del>
					)}
					{before !== undefined && after !== undefined && (
						<Text as="span" color="muted">
							<span aria-hidden>→</span>
							<Hidden> became </Hidden>
						</Text>
					)}
					{after !== undefined && (
						<ins>
							<Value name={name} value={after} />
						</ins>
					)}
				</Fact>
			))}
		</FactList>
	)
}

/** The audit entries: person, change and day. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
	return (
		<Card as={List} divided gap={0} pad={0}>
			{entries.map((entry) => (
				<li key={entry.id} className={classes.entry}>
					<Row wrap align="baseline" justify="between" className={classes.what}>
						<Text size="small">
							<strong>{entry.actor}</strong>{' '}
							<Text as="span" size="tiny" color="muted">
								({entry.role})
							</Text>{' '}
							{entry.action} <Subject entry={entry} />
						</Text>
						<Text as="span" size="tiny" color="muted" numeric>
							<When at={entry.at} time />
						</Text>
					</Row>
					<Changes entry={entry} />
				</li>
			))}
		</Card>
	)
}
