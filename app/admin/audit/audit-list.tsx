import { Fragment } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '../../../domain/audit/schema'
import { List } from '../../ui/display/list'
import { Hidden } from '../../ui/layout/hidden'
import { Inline } from '../../ui/layout/inline'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './audit.module.css'
import { changesOf, fieldName, isMoment, pageOf, valueText } from './audit-words'

function Subject({ entry }: { entry: AuditEntry }) {
	const page = pageOf(entry)
	return page === null ? entry.subject : <Link to={page}>{entry.subject}</Link>
}

function Value({ name, value }: { name: string; value: unknown }) {
	if (isMoment(value)) return <When at={value} time />
	if (name === 'installerId' && typeof value === 'string')
		return <Link to={`/admin/users/${encodeURIComponent(value)}`}>{value}</Link>
	const text = valueText(name, value)
	return text === null ? <span className={classes.nothing}>nothing</span> : <span>{text}</span>
}

/** The fields that changed, each as it was and as it is. */
function Changes({ entry }: { entry: AuditEntry }) {
	const changes = changesOf(entry)
	if (changes.length === 0) return null
	return (
		<dl className={classes.changes}>
			{changes.map(({ name, before, after }) => (
				<Fragment key={name}>
					<dt>{fieldName(name)}</dt>
					<dd>
						{before !== undefined && (
							<del>
								<Value name={name} value={before} />
							</del>
						)}
						{before !== undefined && after !== undefined && (
							<span className={classes.arrow}>
								<span aria-hidden>→</span>
								<Hidden> became </Hidden>
							</span>
						)}
						{after !== undefined && (
							<ins>
								<Value name={name} value={after} />
							</ins>
						)}
					</dd>
				</Fragment>
			))}
		</dl>
	)
}

/** Who changed what, newest first. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
	return (
		<List as="ol" divided className={classes.list}>
			{entries.map((entry) => (
				<li key={entry.id} className={classes.entry}>
					<Inline gap={0} wrap align="baseline" justify="between" className={classes.what}>
						<p>
							<strong>{entry.actor}</strong> <span className={classes.quiet}>({entry.role})</span>{' '}
							{entry.action} <Subject entry={entry} />
						</p>
						<Text as="span" size="tiny" tone="muted" numeric>
							<When at={entry.at} time />
						</Text>
					</Inline>
					<Changes entry={entry} />
				</li>
			))}
		</List>
	)
}
