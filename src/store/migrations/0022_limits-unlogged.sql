ALTER TABLE "limit_windows" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "limit_windows" SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.5);
