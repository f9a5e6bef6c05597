import type { Fields, SectionName } from '../../../domain/settings/schema'
import classes from '../../components/forms/fields.module.css'
import { ConflictNotice } from '../../components/portal/conflict-notice'
import { SECTION_FIELDS } from './section-fields'

interface SettingsConflictNoticeProps {
	section: SectionName
	current: Fields
	mine: Partial<Record<string, string>>
}

/** The settings that somebody else has saved meanwhile, where they differ from the typed ones. */
export function SettingsConflictNotice({ section, current, mine }: SettingsConflictNoticeProps) {
	const differences = SECTION_FIELDS[section]
		.filter((field) => !('secret' in field))
		.map(({ name, label }) => ({
			name,
			label,
			saved: String(current[name] ?? ''),
			typed: mine[name] ?? '',
		}))
		.filter(({ saved, typed }) => saved !== typed)
	return (
		<ConflictNotice
			what="these settings"
			to={`?section=${section}`}
			differences={differences}
			className={classes.wide}
		/>
	)
}
