import { ROLES, type Role } from '../../../shared/actor'
import { isOneOf } from '../../../shared/one-of'

export const isRole = isOneOf<Role>(ROLES)

/** “a Buyer”, “an Installer”. */
export const aRole = (role: Role) => (role === 'Buyer' ? `a ${role}` : `an ${role}`)

export const places = (count: number) => (count === 1 ? 'one place' : `${count} places`)
