import type { EditableTable } from './editable-table.ts'
import { meteringRules } from './metering-rules-table.ts'
import { tariffs } from './retail-tariffs-table.ts'
import { stateSubsidies } from './state-subsidies-table.ts'

export const TABLE_NAMES = ['tariffs', 'metering-rules', 'state-subsidies'] as const
export type TableName = (typeof TABLE_NAMES)[number]

export const EDITABLE_TABLES: Record<TableName, EditableTable> = {
	tariffs,
	'metering-rules': meteringRules,
	'state-subsidies': stateSubsidies,
}
