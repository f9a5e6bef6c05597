/** The pages of a visitor who has nothing to do with an attack. */
export const PATHS = ['/', '/products', '/about', '/support', '/planner'] as const
