import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`selling_products_validity_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` numeric,
  	\`price_paise\` numeric,
  	\`mrp_paise\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_validity_options_order_idx\` ON \`selling_products_validity_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_validity_options_parent_id_idx\` ON \`selling_products_validity_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`sku\` text,
  	\`stock\` numeric,
  	\`price_paise\` numeric,
  	\`mrp_paise\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_variants_order_idx\` ON \`selling_products_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_variants_parent_id_idx\` ON \`selling_products_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_outcomes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_outcomes_order_idx\` ON \`selling_products_outcomes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_outcomes_parent_id_idx\` ON \`selling_products_outcomes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_highlights_order_idx\` ON \`selling_products_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_highlights_parent_id_idx\` ON \`selling_products_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_teachers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`bio\` text,
  	\`hindi_bio\` text,
  	\`photo_id\` text(36),
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_teachers_order_idx\` ON \`selling_products_teachers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_teachers_parent_id_idx\` ON \`selling_products_teachers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_teachers_photo_idx\` ON \`selling_products_teachers\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_faqs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_faqs_order_idx\` ON \`selling_products_faqs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_faqs_parent_id_idx\` ON \`selling_products_faqs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_hindi_outcomes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_hindi_outcomes_order_idx\` ON \`selling_products_hindi_outcomes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_hindi_outcomes_parent_id_idx\` ON \`selling_products_hindi_outcomes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_hindi_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_hindi_highlights_order_idx\` ON \`selling_products_hindi_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_hindi_highlights_parent_id_idx\` ON \`selling_products_hindi_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_hindi_faqs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_hindi_faqs_order_idx\` ON \`selling_products_hindi_faqs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_hindi_faqs_parent_id_idx\` ON \`selling_products_hindi_faqs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`short_title\` text,
  	\`kicker\` text,
  	\`badge\` text,
  	\`summary\` text,
  	\`price_paise\` numeric,
  	\`mrp_paise\` numeric,
  	\`validity_days\` numeric,
  	\`exam\` text,
  	\`language\` text,
  	\`subject\` text,
  	\`tax_percent\` numeric,
  	\`hsn\` text,
  	\`image_id\` text(36),
  	\`preview_video\` text,
  	\`key_count\` numeric,
  	\`keys_from\` text DEFAULT 'made',
  	\`needs_batch\` integer DEFAULT false,
  	\`doubts_per30_days\` numeric,
  	\`author\` text,
  	\`publisher\` text,
  	\`isbn\` text,
  	\`pages\` numeric,
  	\`weight_grams\` numeric,
  	\`dispatch_days\` numeric DEFAULT 1,
  	\`sku\` text,
  	\`stock\` numeric,
  	\`description\` text,
  	\`hindi_title\` text,
  	\`hindi_short_title\` text,
  	\`hindi_kicker\` text,
  	\`hindi_badge\` text,
  	\`hindi_summary\` text,
  	\`hindi_description\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` text(36),
  	\`meta_no_index\` integer DEFAULT false,
  	\`kind\` text DEFAULT 'course',
  	\`rank\` numeric DEFAULT 1000,
  	\`now_paise\` numeric,
  	\`sale_id\` text,
  	\`sale_title\` text,
  	\`sale_hindi_title\` text,
  	\`sale_ends_at\` text,
  	\`rating\` numeric DEFAULT 0,
  	\`rating_count\` numeric DEFAULT 0,
  	\`slug\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_exam_idx\` ON \`selling_products\` (\`exam\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_image_idx\` ON \`selling_products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_meta_meta_image_idx\` ON \`selling_products\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_kind_idx\` ON \`selling_products\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_sale_id_idx\` ON \`selling_products\` (\`sale_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_slug_idx\` ON \`selling_products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_seed_key_idx\` ON \`selling_products\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_project_idx\` ON \`selling_products\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_updated_at_idx\` ON \`selling_products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_created_at_idx\` ON \`selling_products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`selling_products__status_idx\` ON \`selling_products\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_idx\` ON \`selling_products\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project__status_kind_rank_idx\` ON \`selling_products\` (\`project_id\`,\`_status\`,\`kind\`,\`rank\`);`)
  await db.run(sql`CREATE INDEX \`project__status_kind_nowPaise_idx\` ON \`selling_products\` (\`project_id\`,\`_status\`,\`kind\`,\`now_paise\`);`)
  await db.run(sql`CREATE INDEX \`project__status_kind_rating_idx\` ON \`selling_products\` (\`project_id\`,\`_status\`,\`kind\`,\`rating\`);`)
  await db.run(sql`CREATE INDEX \`project__status_kind_createdAt_idx\` ON \`selling_products\` (\`project_id\`,\`_status\`,\`kind\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_idx\` ON \`selling_products\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_texts_order_parent\` ON \`selling_products_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`selling_products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text(36),
  	\`media_id\` text(36),
  	\`classes_id\` text(36),
  	\`test_series_id\` text(36),
  	\`test_papers_id\` text(36),
  	\`quizzes_id\` text(36),
  	\`digital_items_id\` text(36),
  	\`selling_products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`test_papers_id\`) REFERENCES \`test_papers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quizzes_id\`) REFERENCES \`quizzes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`digital_items_id\`) REFERENCES \`digital_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`selling_products_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selling_products_rels_order_idx\` ON \`selling_products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_parent_idx\` ON \`selling_products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_path_idx\` ON \`selling_products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_categories_id_idx\` ON \`selling_products_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_media_id_idx\` ON \`selling_products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_classes_id_idx\` ON \`selling_products_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_test_series_id_idx\` ON \`selling_products_rels\` (\`test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_test_papers_id_idx\` ON \`selling_products_rels\` (\`test_papers_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_quizzes_id_idx\` ON \`selling_products_rels\` (\`quizzes_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_digital_items_id_idx\` ON \`selling_products_rels\` (\`digital_items_id\`);`)
  await db.run(sql`CREATE INDEX \`selling_products_rels_selling_products_id_idx\` ON \`selling_products_rels\` (\`selling_products_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_validity_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`days\` numeric,
  	\`price_paise\` numeric,
  	\`mrp_paise\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_validity_options_order_idx\` ON \`_selling_products_v_version_validity_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_validity_options_parent_id_idx\` ON \`_selling_products_v_version_validity_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`sku\` text,
  	\`stock\` numeric,
  	\`price_paise\` numeric,
  	\`mrp_paise\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_variants_order_idx\` ON \`_selling_products_v_version_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_variants_parent_id_idx\` ON \`_selling_products_v_version_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_outcomes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_outcomes_order_idx\` ON \`_selling_products_v_version_outcomes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_outcomes_parent_id_idx\` ON \`_selling_products_v_version_outcomes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_highlights_order_idx\` ON \`_selling_products_v_version_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_highlights_parent_id_idx\` ON \`_selling_products_v_version_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_teachers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`bio\` text,
  	\`hindi_bio\` text,
  	\`photo_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_teachers_order_idx\` ON \`_selling_products_v_version_teachers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_teachers_parent_id_idx\` ON \`_selling_products_v_version_teachers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_teachers_photo_idx\` ON \`_selling_products_v_version_teachers\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_faqs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_faqs_order_idx\` ON \`_selling_products_v_version_faqs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_faqs_parent_id_idx\` ON \`_selling_products_v_version_faqs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_hindi_outcomes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_hindi_outcomes_order_idx\` ON \`_selling_products_v_version_hindi_outcomes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_hindi_outcomes_parent_id_idx\` ON \`_selling_products_v_version_hindi_outcomes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_hindi_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_hindi_highlights_order_idx\` ON \`_selling_products_v_version_hindi_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_hindi_highlights_parent_id_idx\` ON \`_selling_products_v_version_hindi_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_version_hindi_faqs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_hindi_faqs_order_idx\` ON \`_selling_products_v_version_hindi_faqs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_hindi_faqs_parent_id_idx\` ON \`_selling_products_v_version_hindi_faqs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_short_title\` text,
  	\`version_kicker\` text,
  	\`version_badge\` text,
  	\`version_summary\` text,
  	\`version_price_paise\` numeric,
  	\`version_mrp_paise\` numeric,
  	\`version_validity_days\` numeric,
  	\`version_exam\` text,
  	\`version_language\` text,
  	\`version_subject\` text,
  	\`version_tax_percent\` numeric,
  	\`version_hsn\` text,
  	\`version_image_id\` text(36),
  	\`version_preview_video\` text,
  	\`version_key_count\` numeric,
  	\`version_keys_from\` text DEFAULT 'made',
  	\`version_needs_batch\` integer DEFAULT false,
  	\`version_doubts_per30_days\` numeric,
  	\`version_author\` text,
  	\`version_publisher\` text,
  	\`version_isbn\` text,
  	\`version_pages\` numeric,
  	\`version_weight_grams\` numeric,
  	\`version_dispatch_days\` numeric DEFAULT 1,
  	\`version_sku\` text,
  	\`version_stock\` numeric,
  	\`version_description\` text,
  	\`version_hindi_title\` text,
  	\`version_hindi_short_title\` text,
  	\`version_hindi_kicker\` text,
  	\`version_hindi_badge\` text,
  	\`version_hindi_summary\` text,
  	\`version_hindi_description\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` text(36),
  	\`version_meta_no_index\` integer DEFAULT false,
  	\`version_kind\` text DEFAULT 'course',
  	\`version_rank\` numeric DEFAULT 1000,
  	\`version_now_paise\` numeric,
  	\`version_sale_id\` text,
  	\`version_sale_title\` text,
  	\`version_sale_hindi_title\` text,
  	\`version_sale_ends_at\` text,
  	\`version_rating\` numeric DEFAULT 0,
  	\`version_rating_count\` numeric DEFAULT 0,
  	\`version_slug\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_parent_idx\` ON \`_selling_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_exam_idx\` ON \`_selling_products_v\` (\`version_exam\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_image_idx\` ON \`_selling_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_meta_version_meta_image_idx\` ON \`_selling_products_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_kind_idx\` ON \`_selling_products_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_sale_id_idx\` ON \`_selling_products_v\` (\`version_sale_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_slug_idx\` ON \`_selling_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_seed_key_idx\` ON \`_selling_products_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_project_idx\` ON \`_selling_products_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_updated_at_idx\` ON \`_selling_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version_created_at_idx\` ON \`_selling_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_version_version__status_idx\` ON \`_selling_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_created_at_idx\` ON \`_selling_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_updated_at_idx\` ON \`_selling_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_latest_idx\` ON \`_selling_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_slug_idx\` ON \`_selling_products_v\` (\`version_project_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version__status_version_kind_version_ran_idx\` ON \`_selling_products_v\` (\`version_project_id\`,\`version__status\`,\`version_kind\`,\`version_rank\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version__status_version_kind_version_now_idx\` ON \`_selling_products_v\` (\`version_project_id\`,\`version__status\`,\`version_kind\`,\`version_now_paise\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version__status_version_kind_version_rat_idx\` ON \`_selling_products_v\` (\`version_project_id\`,\`version__status\`,\`version_kind\`,\`version_rating\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version__status_version_kind_version_cre_idx\` ON \`_selling_products_v\` (\`version_project_id\`,\`version__status\`,\`version_kind\`,\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_createdAt_idx\` ON \`_selling_products_v\` (\`version_project_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_texts_order_parent\` ON \`_selling_products_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_selling_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text(36),
  	\`media_id\` text(36),
  	\`classes_id\` text(36),
  	\`test_series_id\` text(36),
  	\`test_papers_id\` text(36),
  	\`quizzes_id\` text(36),
  	\`digital_items_id\` text(36),
  	\`selling_products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_selling_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`test_papers_id\`) REFERENCES \`test_papers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quizzes_id\`) REFERENCES \`quizzes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`digital_items_id\`) REFERENCES \`digital_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`selling_products_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_order_idx\` ON \`_selling_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_parent_idx\` ON \`_selling_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_path_idx\` ON \`_selling_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_categories_id_idx\` ON \`_selling_products_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_media_id_idx\` ON \`_selling_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_classes_id_idx\` ON \`_selling_products_v_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_test_series_id_idx\` ON \`_selling_products_v_rels\` (\`test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_test_papers_id_idx\` ON \`_selling_products_v_rels\` (\`test_papers_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_quizzes_id_idx\` ON \`_selling_products_v_rels\` (\`quizzes_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_digital_items_id_idx\` ON \`_selling_products_v_rels\` (\`digital_items_id\`);`)
  await db.run(sql`CREATE INDEX \`_selling_products_v_rels_selling_products_id_idx\` ON \`_selling_products_v_rels\` (\`selling_products_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`hindi_title\` text,
  	\`text\` text,
  	\`parent_id\` text(36),
  	\`rank\` numeric DEFAULT 1000 NOT NULL,
  	\`slug\` text NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_parent_idx\` ON \`categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_seed_key_idx\` ON \`categories\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`categories_project_idx\` ON \`categories\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_1_idx\` ON \`categories\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_rank_idx\` ON \`categories\` (\`project_id\`,\`rank\`);`)
  await db.run(sql`CREATE TABLE \`digital_items\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`hindi_title\` text,
  	\`file_id\` text(36) NOT NULL,
  	\`pages\` numeric,
  	\`download_limit\` numeric,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`digital_items_file_idx\` ON \`digital_items\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`digital_items_seed_key_idx\` ON \`digital_items\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`digital_items_project_idx\` ON \`digital_items\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`digital_items_updated_at_idx\` ON \`digital_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`digital_items_created_at_idx\` ON \`digital_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_1_idx\` ON \`digital_items\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`batches_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`batches_days_order_idx\` ON \`batches_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`batches_days_parent_idx\` ON \`batches_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`batches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`hindi_title\` text,
  	\`product_id\` text(36),
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`from_time\` text,
  	\`to_time\` text,
  	\`seats\` numeric,
  	\`teacher\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`product_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`batches_product_idx\` ON \`batches\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`batches_seed_key_idx\` ON \`batches\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`batches_project_idx\` ON \`batches\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`batches_updated_at_idx\` ON \`batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`batches_created_at_idx\` ON \`batches\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`batches__status_idx\` ON \`batches\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`product__status_startsOn_idx\` ON \`batches\` (\`product_id\`,\`_status\`,\`starts_on\`);`)
  await db.run(sql`CREATE INDEX \`project_startsOn_idx\` ON \`batches\` (\`project_id\`,\`starts_on\`);`)
  await db.run(sql`CREATE TABLE \`batches_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`batches_rels_order_idx\` ON \`batches_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`batches_rels_parent_idx\` ON \`batches_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`batches_rels_path_idx\` ON \`batches_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`batches_rels_users_id_idx\` ON \`batches_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`_batches_v_version_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_batches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_batches_v_version_days_order_idx\` ON \`_batches_v_version_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_version_days_parent_idx\` ON \`_batches_v_version_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_batches_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_hindi_title\` text,
  	\`version_product_id\` text(36),
  	\`version_starts_on\` text,
  	\`version_ends_on\` text,
  	\`version_from_time\` text,
  	\`version_to_time\` text,
  	\`version_seats\` numeric,
  	\`version_teacher\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_batches_v_parent_idx\` ON \`_batches_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_version_version_product_idx\` ON \`_batches_v\` (\`version_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_version_version_seed_key_idx\` ON \`_batches_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_version_version_project_idx\` ON \`_batches_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_version_version_updated_at_idx\` ON \`_batches_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_version_version_created_at_idx\` ON \`_batches_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_version_version__status_idx\` ON \`_batches_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_created_at_idx\` ON \`_batches_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_updated_at_idx\` ON \`_batches_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_latest_idx\` ON \`_batches_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_product_version__status_version_startsOn_idx\` ON \`_batches_v\` (\`version_product_id\`,\`version__status\`,\`version_starts_on\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_startsOn_idx\` ON \`_batches_v\` (\`version_project_id\`,\`version_starts_on\`);`)
  await db.run(sql`CREATE TABLE \`_batches_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_batches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_batches_v_rels_order_idx\` ON \`_batches_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_rels_parent_idx\` ON \`_batches_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_rels_path_idx\` ON \`_batches_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_batches_v_rels_users_id_idx\` ON \`_batches_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`sale_items\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`hindi_title\` text,
  	\`percent\` numeric,
  	\`price_paise\` numeric,
  	\`starts_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`is_active\` integer DEFAULT true,
  	\`next_at\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sale_items_next_at_idx\` ON \`sale_items\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`sale_items_seed_key_idx\` ON \`sale_items\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`sale_items_project_idx\` ON \`sale_items\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`sale_items_updated_at_idx\` ON \`sale_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sale_items_created_at_idx\` ON \`sale_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_isActive_startsAt_idx\` ON \`sale_items\` (\`project_id\`,\`is_active\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`project_isActive_endsAt_idx\` ON \`sale_items\` (\`project_id\`,\`is_active\`,\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`project_startsAt_idx\` ON \`sale_items\` (\`project_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE TABLE \`sale_items_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sale_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sale_items_texts_order_parent\` ON \`sale_items_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sale_items_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`selling_products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sale_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`selling_products_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sale_items_rels_order_idx\` ON \`sale_items_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sale_items_rels_parent_idx\` ON \`sale_items_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sale_items_rels_path_idx\` ON \`sale_items_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sale_items_rels_selling_products_id_idx\` ON \`sale_items_rels\` (\`selling_products_id\`);`)
  await db.run(sql`CREATE TABLE \`price_history\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`at\` text NOT NULL,
  	\`now_paise\` numeric NOT NULL,
  	\`price_paise\` numeric NOT NULL,
  	\`mrp_paise\` numeric,
  	\`sale\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`price_history_key_idx\` ON \`price_history\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`price_history_product_idx\` ON \`price_history\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_project_idx\` ON \`price_history\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`price_history_updated_at_idx\` ON \`price_history\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_history_created_at_idx\` ON \`price_history\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_at_idx\` ON \`price_history\` (\`product_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`project_at_idx\` ON \`price_history\` (\`project_id\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`product_reviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`student_id\` text(36),
  	\`review_key\` text NOT NULL,
  	\`student_name\` text,
  	\`rating\` numeric NOT NULL,
  	\`is_verified\` integer DEFAULT false,
  	\`title\` text,
  	\`text\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`rejection_reason\` text,
  	\`rejection_note\` text,
  	\`revision\` numeric DEFAULT 1 NOT NULL,
  	\`reply\` text,
  	\`replied_at\` text,
  	\`helpful_count\` numeric DEFAULT 0 NOT NULL,
  	\`written_at\` text NOT NULL,
  	\`edited_at\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_reviews_product_idx\` ON \`product_reviews\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_student_idx\` ON \`product_reviews\` (\`student_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_reviews_review_key_idx\` ON \`product_reviews\` (\`review_key\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_seed_key_idx\` ON \`product_reviews\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_project_idx\` ON \`product_reviews\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_updated_at_idx\` ON \`product_reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_created_at_idx\` ON \`product_reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_state_writtenAt_idx\` ON \`product_reviews\` (\`product_id\`,\`state\`,\`written_at\`);`)
  await db.run(sql`CREATE INDEX \`product_state_helpfulCount_idx\` ON \`product_reviews\` (\`product_id\`,\`state\`,\`helpful_count\`);`)
  await db.run(sql`CREATE INDEX \`product_state_rating_idx\` ON \`product_reviews\` (\`product_id\`,\`state\`,\`rating\`);`)
  await db.run(sql`CREATE INDEX \`project_state_writtenAt_idx\` ON \`product_reviews\` (\`project_id\`,\`state\`,\`written_at\`);`)
  await db.run(sql`CREATE INDEX \`project_writtenAt_idx\` ON \`product_reviews\` (\`project_id\`,\`written_at\`);`)
  await db.run(sql`CREATE TABLE \`product_reviews_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`review_photos_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_photos_id\`) REFERENCES \`review_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_reviews_rels_order_idx\` ON \`product_reviews_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_rels_parent_idx\` ON \`product_reviews_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_rels_path_idx\` ON \`product_reviews_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`product_reviews_rels_review_photos_id_idx\` ON \`product_reviews_rels\` (\`review_photos_id\`);`)
  await db.run(sql`CREATE TABLE \`review_votes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`review_id\` text(36) NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`vote_key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`review_id\`) REFERENCES \`product_reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_votes_review_idx\` ON \`review_votes\` (\`review_id\`);`)
  await db.run(sql`CREATE INDEX \`review_votes_user_idx\` ON \`review_votes\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`review_votes_vote_key_idx\` ON \`review_votes\` (\`vote_key\`);`)
  await db.run(sql`CREATE INDEX \`review_votes_project_idx\` ON \`review_votes\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`review_votes_updated_at_idx\` ON \`review_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_votes_created_at_idx\` ON \`review_votes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_2_idx\` ON \`review_votes\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`review_photos\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`owner_id\` text(36),
  	\`review_id\` text(36),
  	\`is_shown\` integer DEFAULT false NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_id\`) REFERENCES \`product_reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_photos_owner_idx\` ON \`review_photos\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`review_photos_review_idx\` ON \`review_photos\` (\`review_id\`);`)
  await db.run(sql`CREATE INDEX \`review_photos_project_idx\` ON \`review_photos\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`review_photos_updated_at_idx\` ON \`review_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_photos_created_at_idx\` ON \`review_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`review_photos_filename_idx\` ON \`review_photos\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`review_photos_sizes_thumb_sizes_thumb_filename_idx\` ON \`review_photos\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_3_idx\` ON \`review_photos\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`classes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`hindi_title\` text,
  	\`summary\` text,
  	\`subject\` text,
  	\`certificate_percent\` numeric,
  	\`certificate_quiz_id\` text(36),
  	\`certificate_quiz_percent\` numeric,
  	\`slug\` text NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`certificate_quiz_id\`) REFERENCES \`quizzes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`classes_certificate_quiz_idx\` ON \`classes\` (\`certificate_quiz_id\`);`)
  await db.run(sql`CREATE INDEX \`classes_slug_idx\` ON \`classes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`classes_seed_key_idx\` ON \`classes\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`classes_project_idx\` ON \`classes\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`classes_updated_at_idx\` ON \`classes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`classes_created_at_idx\` ON \`classes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_2_idx\` ON \`classes\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_4_idx\` ON \`classes\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lectures_captions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text DEFAULT 'en',
  	\`file_id\` text(36),
  	FOREIGN KEY (\`file_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lectures_captions_order_idx\` ON \`lectures_captions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lectures_captions_parent_id_idx\` ON \`lectures_captions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_captions_file_idx\` ON \`lectures_captions\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`lectures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`chapter\` text NOT NULL,
  	\`rank\` numeric NOT NULL,
  	\`hindi_title\` text,
  	\`hindi_chapter\` text,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`minutes\` numeric DEFAULT 0 NOT NULL,
  	\`is_free\` integer DEFAULT false,
  	\`body\` text,
  	\`youtube\` text,
  	\`playlist\` text,
  	\`file_id\` text(36),
  	\`chapters\` text,
  	\`pdf_id\` text(36),
  	\`link\` text,
  	\`due_at\` text,
  	\`max_marks\` numeric DEFAULT 10,
  	\`max_files\` numeric DEFAULT 5,
  	\`takes_late\` integer DEFAULT true,
  	\`quiz_id\` text(36),
  	\`quiz_pass_percent\` numeric,
  	\`played_percent\` numeric,
  	\`dwell_minutes\` numeric,
  	\`opens\` text DEFAULT 'always',
  	\`opens_at\` text,
  	\`opens_days\` numeric,
  	\`slug\` text NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`quiz_id\`) REFERENCES \`quizzes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lectures_class_idx\` ON \`lectures\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_file_idx\` ON \`lectures\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_pdf_idx\` ON \`lectures\` (\`pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_quiz_idx\` ON \`lectures\` (\`quiz_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_slug_idx\` ON \`lectures\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`lectures_seed_key_idx\` ON \`lectures\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`lectures_project_idx\` ON \`lectures\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_updated_at_idx\` ON \`lectures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lectures_created_at_idx\` ON \`lectures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_slug_idx\` ON \`lectures\` (\`class_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`class_rank_idx\` ON \`lectures\` (\`class_id\`,\`rank\`);`)
  await db.run(sql`CREATE INDEX \`project_rank_1_idx\` ON \`lectures\` (\`project_id\`,\`rank\`);`)
  await db.run(sql`CREATE TABLE \`lectures_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`lectures_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lectures_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lectures_rels_order_idx\` ON \`lectures_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lectures_rels_parent_idx\` ON \`lectures_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lectures_rels_path_idx\` ON \`lectures_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`lectures_rels_lectures_id_idx\` ON \`lectures_rels\` (\`lectures_id\`);`)
  await db.run(sql`CREATE TABLE \`live_meet_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`hindi_title\` text,
  	\`lecture_id\` text(36) NOT NULL,
  	\`class_id\` text(36),
  	\`batch_id\` text(36),
  	\`starts_at\` text NOT NULL,
  	\`minutes\` numeric DEFAULT 60 NOT NULL,
  	\`provider\` text DEFAULT 'youtube' NOT NULL,
  	\`youtube\` text,
  	\`state\` text DEFAULT 'scheduled' NOT NULL,
  	\`started_at\` text,
  	\`ended_at\` text,
  	\`reason\` text,
  	\`problem\` text,
  	\`recording_address\` text,
  	\`provider_id\` text,
  	\`key\` text,
  	\`ends_at\` text,
  	\`room\` text,
  	\`sequence\` numeric DEFAULT 0 NOT NULL,
  	\`reminded_day\` numeric,
  	\`reminded_soon\` numeric,
  	\`is_notification_due\` integer DEFAULT false NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lecture_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`batch_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_lecture_idx\` ON \`live_meet_sessions\` (\`lecture_id\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_class_idx\` ON \`live_meet_sessions\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_batch_idx\` ON \`live_meet_sessions\` (\`batch_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`live_meet_sessions_key_idx\` ON \`live_meet_sessions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_is_notification_due_idx\` ON \`live_meet_sessions\` (\`is_notification_due\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_seed_key_idx\` ON \`live_meet_sessions\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_project_idx\` ON \`live_meet_sessions\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_updated_at_idx\` ON \`live_meet_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_created_at_idx\` ON \`live_meet_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`class_startsAt_idx\` ON \`live_meet_sessions\` (\`class_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`state_startsAt_idx\` ON \`live_meet_sessions\` (\`state\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`project_startsAt_1_idx\` ON \`live_meet_sessions\` (\`project_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE TABLE \`live_meet_sessions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`live_meet_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_rels_order_idx\` ON \`live_meet_sessions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_rels_parent_idx\` ON \`live_meet_sessions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_rels_path_idx\` ON \`live_meet_sessions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`live_meet_sessions_rels_users_id_idx\` ON \`live_meet_sessions_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`live_attendances\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`joined_at\` text NOT NULL,
  	\`last_beat_at\` text NOT NULL,
  	\`seconds\` numeric NOT NULL,
  	\`session_id\` text(36) NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`way\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`session_id\`) REFERENCES \`live_meet_sessions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`live_attendances_student_idx\` ON \`live_attendances\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`live_attendances_session_idx\` ON \`live_attendances\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`live_attendances_class_idx\` ON \`live_attendances\` (\`class_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`live_attendances_key_idx\` ON \`live_attendances\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`live_attendances_project_idx\` ON \`live_attendances\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`live_attendances_updated_at_idx\` ON \`live_attendances\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`live_attendances_created_at_idx\` ON \`live_attendances\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`session_seconds_idx\` ON \`live_attendances\` (\`session_id\`,\`seconds\`);`)
  await db.run(sql`CREATE INDEX \`project_joinedAt_idx\` ON \`live_attendances\` (\`project_id\`,\`joined_at\`);`)
  await db.run(sql`CREATE TABLE \`live_class_chatrooms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slow_s\` numeric DEFAULT 3 NOT NULL,
  	\`is_teachers_only\` integer DEFAULT false,
  	\`allows_links\` integer DEFAULT false,
  	\`words\` text,
  	\`session_id\` text(36) NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`muted\` text NOT NULL,
  	\`banned\` text NOT NULL,
  	\`replay\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`session_id\`) REFERENCES \`live_meet_sessions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`live_class_chatrooms_session_idx\` ON \`live_class_chatrooms\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`live_class_chatrooms_class_idx\` ON \`live_class_chatrooms\` (\`class_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`live_class_chatrooms_key_idx\` ON \`live_class_chatrooms\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`live_class_chatrooms_project_idx\` ON \`live_class_chatrooms\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`live_class_chatrooms_updated_at_idx\` ON \`live_class_chatrooms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`live_class_chatrooms_created_at_idx\` ON \`live_class_chatrooms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_5_idx\` ON \`live_class_chatrooms\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`live_chat_entries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`attempt_key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`room\` text NOT NULL,
  	\`seq\` numeric,
  	\`kind\` text NOT NULL,
  	\`author\` text NOT NULL,
  	\`name\` text,
  	\`is_teacher\` integer DEFAULT false NOT NULL,
  	\`text\` text,
  	\`target\` numeric,
  	\`option\` numeric,
  	\`options\` text NOT NULL,
  	\`is_closed\` integer DEFAULT false NOT NULL,
  	\`at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`live_chat_entries_key_idx\` ON \`live_chat_entries\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`live_chat_entries_attempt_key_idx\` ON \`live_chat_entries\` (\`attempt_key\`);`)
  await db.run(sql`CREATE INDEX \`live_chat_entries_project_idx\` ON \`live_chat_entries\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`live_chat_entries_author_idx\` ON \`live_chat_entries\` (\`author\`);`)
  await db.run(sql`CREATE INDEX \`live_chat_entries_at_idx\` ON \`live_chat_entries\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`live_chat_entries_updated_at_idx\` ON \`live_chat_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`live_chat_entries_created_at_idx\` ON \`live_chat_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`room_seq_idx\` ON \`live_chat_entries\` (\`room\`,\`seq\`);`)
  await db.run(sql`CREATE INDEX \`room_kind_target_option_idx\` ON \`live_chat_entries\` (\`room\`,\`kind\`,\`target\`,\`option\`);`)
  await db.run(sql`CREATE INDEX \`room_author_seq_idx\` ON \`live_chat_entries\` (\`room\`,\`author\`,\`seq\`);`)
  await db.run(sql`CREATE TABLE \`entitlements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`title\` text DEFAULT '' NOT NULL,
  	\`source\` text NOT NULL,
  	\`product\` text,
  	\`order\` text,
  	\`line\` numeric,
  	\`grant_key\` text NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`ends_at\` text,
  	\`paused_at\` text,
  	\`revoked_at\` text,
  	\`last_opened_at\` text,
  	\`batch_id\` text(36),
  	\`seat\` text,
  	\`seat_task\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`batch_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entitlements_student_idx\` ON \`entitlements\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`entitlements_product_idx\` ON \`entitlements\` (\`product\`);`)
  await db.run(sql`CREATE INDEX \`entitlements_order_idx\` ON \`entitlements\` (\`order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entitlements_grant_key_idx\` ON \`entitlements\` (\`grant_key\`);`)
  await db.run(sql`CREATE INDEX \`entitlements_batch_idx\` ON \`entitlements\` (\`batch_id\`);`)
  await db.run(sql`CREATE INDEX \`entitlements_seat_task_idx\` ON \`entitlements\` (\`seat_task\`);`)
  await db.run(sql`CREATE INDEX \`entitlements_project_idx\` ON \`entitlements\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`entitlements_updated_at_idx\` ON \`entitlements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entitlements_created_at_idx\` ON \`entitlements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_student_startsAt_idx\` ON \`entitlements\` (\`project_id\`,\`student_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`student_kind_target_idx\` ON \`entitlements\` (\`student_id\`,\`kind\`,\`target\`);`)
  await db.run(sql`CREATE INDEX \`kind_target_idx\` ON \`entitlements\` (\`kind\`,\`target\`);`)
  await db.run(sql`CREATE INDEX \`batch_revokedAt_idx\` ON \`entitlements\` (\`batch_id\`,\`revoked_at\`);`)
  await db.run(sql`CREATE INDEX \`project_endsAt_idx\` ON \`entitlements\` (\`project_id\`,\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_6_idx\` ON \`entitlements\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`class_serial_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`ending\` text NOT NULL,
  	\`state\` text DEFAULT 'available' NOT NULL,
  	\`key_hash\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`claim_key\` text NOT NULL,
  	\`order_id\` text(36),
  	\`student_id\` text(36),
  	\`redeemed_by_id\` text(36),
  	\`redeemed_at\` text,
  	\`valid_until\` text,
  	\`reserved_for\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`redeemed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`class_serial_keys_product_idx\` ON \`class_serial_keys\` (\`product_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_serial_keys_key_hash_idx\` ON \`class_serial_keys\` (\`key_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_serial_keys_claim_key_idx\` ON \`class_serial_keys\` (\`claim_key\`);`)
  await db.run(sql`CREATE INDEX \`class_serial_keys_order_idx\` ON \`class_serial_keys\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`class_serial_keys_student_idx\` ON \`class_serial_keys\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`class_serial_keys_redeemed_by_idx\` ON \`class_serial_keys\` (\`redeemed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`class_serial_keys_valid_until_idx\` ON \`class_serial_keys\` (\`valid_until\`);`)
  await db.run(sql`CREATE INDEX \`class_serial_keys_project_idx\` ON \`class_serial_keys\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`class_serial_keys_updated_at_idx\` ON \`class_serial_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`class_serial_keys_created_at_idx\` ON \`class_serial_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_state_idx\` ON \`class_serial_keys\` (\`product_id\`,\`state\`);`)
  await db.run(sql`CREATE INDEX \`state_validUntil_idx\` ON \`class_serial_keys\` (\`state\`,\`valid_until\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_7_idx\` ON \`class_serial_keys\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`item_downloads\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`product\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`first_at\` text NOT NULL,
  	\`last_at\` text NOT NULL,
  	\`item_id\` text(36) NOT NULL,
  	\`key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`item_id\`) REFERENCES \`digital_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`item_downloads_student_idx\` ON \`item_downloads\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`item_downloads_item_idx\` ON \`item_downloads\` (\`item_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`item_downloads_key_idx\` ON \`item_downloads\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`item_downloads_project_idx\` ON \`item_downloads\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`item_downloads_updated_at_idx\` ON \`item_downloads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`item_downloads_created_at_idx\` ON \`item_downloads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_lastAt_idx\` ON \`item_downloads\` (\`project_id\`,\`last_at\`);`)
  await db.run(sql`CREATE TABLE \`assignment_submissions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`state\` text NOT NULL,
  	\`is_late\` integer DEFAULT false NOT NULL,
  	\`handed_in_at\` text NOT NULL,
  	\`marks\` numeric,
  	\`class_id\` text(36) NOT NULL,
  	\`lecture_id\` text(36) NOT NULL,
  	\`text\` text,
  	\`files\` text NOT NULL,
  	\`comment\` text,
  	\`reviewed_at\` text,
  	\`reviewer_id\` text(36),
  	\`earlier\` text NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lecture_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reviewer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`assignment_submissions_student_idx\` ON \`assignment_submissions\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`assignment_submissions_class_idx\` ON \`assignment_submissions\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`assignment_submissions_lecture_idx\` ON \`assignment_submissions\` (\`lecture_id\`);`)
  await db.run(sql`CREATE INDEX \`assignment_submissions_reviewer_idx\` ON \`assignment_submissions\` (\`reviewer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`assignment_submissions_key_idx\` ON \`assignment_submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`assignment_submissions_project_idx\` ON \`assignment_submissions\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`assignment_submissions_updated_at_idx\` ON \`assignment_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`assignment_submissions_created_at_idx\` ON \`assignment_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_handedInAt_idx\` ON \`assignment_submissions\` (\`project_id\`,\`state\`,\`handed_in_at\`);`)
  await db.run(sql`CREATE INDEX \`class_state_idx\` ON \`assignment_submissions\` (\`class_id\`,\`state\`);`)
  await db.run(sql`CREATE INDEX \`project_handedInAt_idx\` ON \`assignment_submissions\` (\`project_id\`,\`handed_in_at\`);`)
  await db.run(sql`CREATE TABLE \`assignment_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`lecture\` text NOT NULL,
  	\`digest\` text NOT NULL,
  	\`is_named\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`assignment_files_key_idx\` ON \`assignment_files\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`assignment_files_project_idx\` ON \`assignment_files\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`assignment_files_lecture_idx\` ON \`assignment_files\` (\`lecture\`);`)
  await db.run(sql`CREATE INDEX \`assignment_files_is_named_idx\` ON \`assignment_files\` (\`is_named\`);`)
  await db.run(sql`CREATE INDEX \`assignment_files_updated_at_idx\` ON \`assignment_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`assignment_files_created_at_idx\` ON \`assignment_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`assignment_files_filename_idx\` ON \`assignment_files\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`owner_lecture_idx\` ON \`assignment_files\` (\`owner\`,\`lecture\`);`)
  await db.run(sql`CREATE TABLE \`lecture_completions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`lecture_id\` text(36) NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lecture_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lecture_completions_key_idx\` ON \`lecture_completions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lecture_completions_student_idx\` ON \`lecture_completions\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_completions_class_idx\` ON \`lecture_completions\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_completions_lecture_idx\` ON \`lecture_completions\` (\`lecture_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_completions_project_idx\` ON \`lecture_completions\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_completions_updated_at_idx\` ON \`lecture_completions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lecture_completions_created_at_idx\` ON \`lecture_completions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`student_class_idx\` ON \`lecture_completions\` (\`student_id\`,\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`project_completedAt_idx\` ON \`lecture_completions\` (\`project_id\`,\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_8_idx\` ON \`lecture_completions\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lecture_progress\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`lecture_id\` text(36) NOT NULL,
  	\`position_s\` numeric DEFAULT 0 NOT NULL,
  	\`length_s\` numeric DEFAULT 0 NOT NULL,
  	\`played\` text,
  	\`played_s\` numeric DEFAULT 0 NOT NULL,
  	\`dwell_s\` numeric DEFAULT 0 NOT NULL,
  	\`session\` text,
  	\`started_at\` text NOT NULL,
  	\`reported_at\` text NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lecture_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lecture_progress_key_idx\` ON \`lecture_progress\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lecture_progress_student_idx\` ON \`lecture_progress\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_progress_class_idx\` ON \`lecture_progress\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_progress_lecture_idx\` ON \`lecture_progress\` (\`lecture_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_progress_project_idx\` ON \`lecture_progress\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`lecture_progress_updated_at_idx\` ON \`lecture_progress\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lecture_progress_created_at_idx\` ON \`lecture_progress\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`student_class_1_idx\` ON \`lecture_progress\` (\`student_id\`,\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`project_reportedAt_idx\` ON \`lecture_progress\` (\`project_id\`,\`reported_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_9_idx\` ON \`lecture_progress\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`learning_streaks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`best\` numeric NOT NULL,
  	\`recent\` text NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`learning_streaks_key_idx\` ON \`learning_streaks\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`learning_streaks_student_idx\` ON \`learning_streaks\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`learning_streaks_project_idx\` ON \`learning_streaks\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`learning_streaks_updated_at_idx\` ON \`learning_streaks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`learning_streaks_created_at_idx\` ON \`learning_streaks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_10_idx\` ON \`learning_streaks\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lecture_notes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student\` text NOT NULL,
  	\`lecture\` text NOT NULL,
  	\`at_s\` numeric DEFAULT 0 NOT NULL,
  	\`text\` text,
  	\`project\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lecture_notes_key_idx\` ON \`lecture_notes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lecture_notes_lecture_idx\` ON \`lecture_notes\` (\`lecture\`);`)
  await db.run(sql`CREATE INDEX \`lecture_notes_project_idx\` ON \`lecture_notes\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`lecture_notes_updated_at_idx\` ON \`lecture_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lecture_notes_created_at_idx\` ON \`lecture_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`student_lecture_idx\` ON \`lecture_notes\` (\`student\`,\`lecture\`);`)
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`name\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`issued_at\` text NOT NULL,
  	\`revoked_at\` text,
  	\`revoked_reason\` text,
  	\`key\` text NOT NULL,
  	\`statement\` text NOT NULL,
  	\`signature\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_student_idx\` ON \`certificates\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_class_idx\` ON \`certificates\` (\`class_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_key_idx\` ON \`certificates\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`certificates_project_idx\` ON \`certificates\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_number_idx\` ON \`certificates\` (\`project_id\`,\`number\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_11_idx\` ON \`certificates\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`signing_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key_id\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`made_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`signing_keys_key_id_idx\` ON \`signing_keys\` (\`key_id\`);`)
  await db.run(sql`CREATE INDEX \`signing_keys_project_idx\` ON \`signing_keys\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`signing_keys_updated_at_idx\` ON \`signing_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`signing_keys_created_at_idx\` ON \`signing_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`class_plans\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`exam_on\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`class_plans_key_idx\` ON \`class_plans\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`class_plans_student_idx\` ON \`class_plans\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`class_plans_class_idx\` ON \`class_plans\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`class_plans_project_idx\` ON \`class_plans\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`class_plans_updated_at_idx\` ON \`class_plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`class_plans_created_at_idx\` ON \`class_plans\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_12_idx\` ON \`class_plans\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`class_content_summaries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`class_id\` text(36) NOT NULL,
  	\`lectures\` numeric DEFAULT 0 NOT NULL,
  	\`texts\` numeric DEFAULT 0 NOT NULL,
  	\`videos\` numeric DEFAULT 0 NOT NULL,
  	\`audios\` numeric DEFAULT 0 NOT NULL,
  	\`pdfs\` numeric DEFAULT 0 NOT NULL,
  	\`quizzes\` numeric DEFAULT 0 NOT NULL,
  	\`links\` numeric DEFAULT 0 NOT NULL,
  	\`assignments\` numeric DEFAULT 0 NOT NULL,
  	\`lives\` numeric DEFAULT 0 NOT NULL,
  	\`minutes\` numeric DEFAULT 0 NOT NULL,
  	\`free_lectures\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`class_content_summaries_class_idx\` ON \`class_content_summaries\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`class_content_summaries_project_idx\` ON \`class_content_summaries\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`class_content_summaries_updated_at_idx\` ON \`class_content_summaries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`class_content_summaries_created_at_idx\` ON \`class_content_summaries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_13_idx\` ON \`class_content_summaries\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`test_series_cut_offs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`percent\` numeric,
  	\`rank\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`test_series_cut_offs_order_idx\` ON \`test_series_cut_offs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`test_series_cut_offs_parent_id_idx\` ON \`test_series_cut_offs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`test_series\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`hindi_title\` text,
  	\`summary\` text,
  	\`hindi_summary\` text,
  	\`exam\` text,
  	\`language\` text,
  	\`subject\` text,
  	\`image_id\` text(36),
  	\`rank\` numeric DEFAULT 1000,
  	\`slug\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`test_series_exam_idx\` ON \`test_series\` (\`exam\`);`)
  await db.run(sql`CREATE INDEX \`test_series_image_idx\` ON \`test_series\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`test_series_slug_idx\` ON \`test_series\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`test_series_seed_key_idx\` ON \`test_series\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`test_series_project_idx\` ON \`test_series\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`test_series_updated_at_idx\` ON \`test_series\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`test_series_created_at_idx\` ON \`test_series\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`test_series__status_idx\` ON \`test_series\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_3_idx\` ON \`test_series\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project__status_rank_idx\` ON \`test_series\` (\`project_id\`,\`_status\`,\`rank\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_14_idx\` ON \`test_series\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`test_series_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`test_series_texts_order_parent\` ON \`test_series_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_test_series_v_version_cut_offs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`percent\` numeric,
  	\`rank\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_test_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_cut_offs_order_idx\` ON \`_test_series_v_version_cut_offs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_cut_offs_parent_id_idx\` ON \`_test_series_v_version_cut_offs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_test_series_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_hindi_title\` text,
  	\`version_summary\` text,
  	\`version_hindi_summary\` text,
  	\`version_exam\` text,
  	\`version_language\` text,
  	\`version_subject\` text,
  	\`version_image_id\` text(36),
  	\`version_rank\` numeric DEFAULT 1000,
  	\`version_slug\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_test_series_v_parent_idx\` ON \`_test_series_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version_exam_idx\` ON \`_test_series_v\` (\`version_exam\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version_image_idx\` ON \`_test_series_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version_slug_idx\` ON \`_test_series_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version_seed_key_idx\` ON \`_test_series_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version_project_idx\` ON \`_test_series_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version_updated_at_idx\` ON \`_test_series_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version_created_at_idx\` ON \`_test_series_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_version_version__status_idx\` ON \`_test_series_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_created_at_idx\` ON \`_test_series_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_updated_at_idx\` ON \`_test_series_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_series_v_latest_idx\` ON \`_test_series_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_slug_1_idx\` ON \`_test_series_v\` (\`version_project_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version__status_version_rank_idx\` ON \`_test_series_v\` (\`version_project_id\`,\`version__status\`,\`version_rank\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_createdAt_1_idx\` ON \`_test_series_v\` (\`version_project_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_test_series_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_test_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_test_series_v_texts_order_parent\` ON \`_test_series_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student_id\` text(36),
  	\`batch_id\` text(36),
  	\`test_series_id\` text(36),
  	\`paper\` text,
  	\`paper_title\` text,
  	\`grants\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`granted_by_id\` text(36),
  	\`ended_at\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`batch_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`granted_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodations_student_idx\` ON \`accommodations\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_batch_idx\` ON \`accommodations\` (\`batch_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_test_series_idx\` ON \`accommodations\` (\`test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_paper_idx\` ON \`accommodations\` (\`paper\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_granted_by_idx\` ON \`accommodations\` (\`granted_by_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_project_idx\` ON \`accommodations\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_updated_at_idx\` ON \`accommodations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_created_at_idx\` ON \`accommodations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_15_idx\` ON \`accommodations\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`attempt\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`digest\` text NOT NULL,
  	\`owner\` text,
  	\`is_late\` integer DEFAULT false NOT NULL,
  	\`is_settled\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`answer_files_key_idx\` ON \`answer_files\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`answer_files_project_idx\` ON \`answer_files\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`answer_files_owner_idx\` ON \`answer_files\` (\`owner\`);`)
  await db.run(sql`CREATE INDEX \`answer_files_is_settled_idx\` ON \`answer_files\` (\`is_settled\`);`)
  await db.run(sql`CREATE INDEX \`answer_files_updated_at_idx\` ON \`answer_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_files_created_at_idx\` ON \`answer_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`answer_files_filename_idx\` ON \`answer_files\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`attempt_question_idx\` ON \`answer_files\` (\`attempt\`,\`question\`);`)
  await db.run(sql`CREATE TABLE \`attempt_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`attempt\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`actor_id\` text,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attempt_events_key_idx\` ON \`attempt_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`attempt_events_project_idx\` ON \`attempt_events\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`attempt_events_updated_at_idx\` ON \`attempt_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attempt_events_created_at_idx\` ON \`attempt_events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`attempt_at_idx\` ON \`attempt_events\` (\`attempt\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`attempt_results\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`attempt\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`paper\` text NOT NULL,
  	\`release\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`key_number\` numeric NOT NULL,
  	\`is_current\` integer DEFAULT true NOT NULL,
  	\`is_pending\` integer DEFAULT false NOT NULL,
  	\`marks_num\` numeric NOT NULL,
  	\`before_num\` numeric,
  	\`full_num\` numeric NOT NULL,
  	\`den\` numeric NOT NULL,
  	\`counts\` text NOT NULL,
  	\`figures\` text NOT NULL,
  	\`sections\` text NOT NULL,
  	\`questions\` text NOT NULL,
  	\`marked_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attempt_results_key_idx\` ON \`attempt_results\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`attempt_results_attempt_idx\` ON \`attempt_results\` (\`attempt\`);`)
  await db.run(sql`CREATE INDEX \`attempt_results_project_idx\` ON \`attempt_results\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`attempt_results_updated_at_idx\` ON \`attempt_results\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attempt_results_created_at_idx\` ON \`attempt_results\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_isCurrent_idx\` ON \`attempt_results\` (\`paper\`,\`is_current\`);`)
  await db.run(sql`CREATE INDEX \`release_attempt_idx\` ON \`attempt_results\` (\`release\`,\`attempt\`);`)
  await db.run(sql`CREATE TABLE \`standings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`release\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`key_number\` numeric NOT NULL,
  	\`as_of\` text NOT NULL,
  	\`summary\` text NOT NULL,
  	\`width\` numeric NOT NULL,
  	\`vectors\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`standings_key_idx\` ON \`standings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`standings_project_idx\` ON \`standings\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`standings_updated_at_idx\` ON \`standings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`standings_created_at_idx\` ON \`standings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`release_keyNumber_idx\` ON \`standings\` (\`release\`,\`key_number\`);`)
  await db.run(sql`CREATE TABLE \`regrades\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`release\` text NOT NULL,
  	\`paper\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`request_key\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	\`keys\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`finished_at\` text,
  	\`moved\` numeric DEFAULT 0 NOT NULL,
  	\`lost\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`regrades_key_idx\` ON \`regrades\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`regrades_project_idx\` ON \`regrades\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`regrades_state_idx\` ON \`regrades\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`regrades_updated_at_idx\` ON \`regrades\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`regrades_created_at_idx\` ON \`regrades\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_createdAt_idx\` ON \`regrades\` (\`paper\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`release_number_idx\` ON \`regrades\` (\`release\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`objections\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`slot\` text NOT NULL,
  	\`about\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`paper\` text NOT NULL,
  	\`release\` text NOT NULL,
  	\`attempt\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`student\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`raised_at\` text NOT NULL,
  	\`fee\` text,
  	\`fee_paise\` numeric,
  	\`is_fee_refundable\` integer,
  	\`order\` text,
  	\`note\` text,
  	\`decided_by\` text,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`objections_key_idx\` ON \`objections\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`objections_slot_idx\` ON \`objections\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`objections_project_idx\` ON \`objections\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`objections_paper_idx\` ON \`objections\` (\`paper\`);`)
  await db.run(sql`CREATE INDEX \`objections_student_idx\` ON \`objections\` (\`student\`);`)
  await db.run(sql`CREATE INDEX \`objections_state_idx\` ON \`objections\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`objections_fee_idx\` ON \`objections\` (\`fee\`);`)
  await db.run(sql`CREATE INDEX \`objections_updated_at_idx\` ON \`objections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`objections_created_at_idx\` ON \`objections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`release_question_idx\` ON \`objections\` (\`release\`,\`question\`);`)
  await db.run(sql`CREATE INDEX \`attempt_question_1_idx\` ON \`objections\` (\`attempt\`,\`question\`);`)
  await db.run(sql`CREATE TABLE \`objection_windows\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`paper\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`until\` text,
  	\`fee_paise\` numeric DEFAULT 0 NOT NULL,
  	\`is_fee_refundable\` integer DEFAULT true NOT NULL,
  	\`set_by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`objection_windows_paper_idx\` ON \`objection_windows\` (\`paper\`);`)
  await db.run(sql`CREATE INDEX \`objection_windows_project_idx\` ON \`objection_windows\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`objection_windows_updated_at_idx\` ON \`objection_windows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`objection_windows_created_at_idx\` ON \`objection_windows\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`report_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slot\` text NOT NULL,
  	\`token_key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`student\` text NOT NULL,
  	\`series\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`made_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`report_links_slot_idx\` ON \`report_links\` (\`slot\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_links_token_key_idx\` ON \`report_links\` (\`token_key\`);`)
  await db.run(sql`CREATE INDEX \`report_links_project_idx\` ON \`report_links\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`report_links_student_idx\` ON \`report_links\` (\`student\`);`)
  await db.run(sql`CREATE INDEX \`report_links_updated_at_idx\` ON \`report_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`report_links_created_at_idx\` ON \`report_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_sheets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`attempt\` text NOT NULL,
  	\`round\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`student\` text,
  	\`paper\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`handed_in_at\` text NOT NULL,
  	\`opened\` numeric DEFAULT 1 NOT NULL,
  	\`claimed_by\` text,
  	\`lease_until\` text,
  	\`checked_by\` text,
  	\`checked_at\` text,
  	\`marks\` text,
  	\`draft\` text,
  	\`drawings\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`first_by\` text,
  	\`second_by\` text,
  	\`third_by\` text,
  	\`reason\` text,
  	\`pending_task\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`answer_sheets_key_idx\` ON \`answer_sheets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`answer_sheets_attempt_idx\` ON \`answer_sheets\` (\`attempt\`);`)
  await db.run(sql`CREATE INDEX \`answer_sheets_student_idx\` ON \`answer_sheets\` (\`student\`);`)
  await db.run(sql`CREATE INDEX \`answer_sheets_pending_task_idx\` ON \`answer_sheets\` (\`pending_task\`);`)
  await db.run(sql`CREATE INDEX \`answer_sheets_updated_at_idx\` ON \`answer_sheets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_sheets_created_at_idx\` ON \`answer_sheets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_handedInAt_1_idx\` ON \`answer_sheets\` (\`project\`,\`state\`,\`handed_in_at\`);`)
  await db.run(sql`CREATE INDEX \`project_claimedBy_state_idx\` ON \`answer_sheets\` (\`project\`,\`claimed_by\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`student_consents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`birth_year\` numeric,
  	\`guardian_name\` text,
  	\`guardian_contact\` text,
  	\`guardian_at\` text,
  	\`guardian_version\` numeric,
  	\`is_listed\` integer DEFAULT false NOT NULL,
  	\`display_name\` text,
  	\`listed_at\` text,
  	\`listed_version\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`student_consents_student_idx\` ON \`student_consents\` (\`student\`);`)
  await db.run(sql`CREATE INDEX \`student_consents_updated_at_idx\` ON \`student_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`student_consents_created_at_idx\` ON \`student_consents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_isListed_listedAt_idx\` ON \`student_consents\` (\`project\`,\`is_listed\`,\`listed_at\`);`)
  await db.run(sql`CREATE TABLE \`daily_totals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`measure\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`sum\` numeric DEFAULT 0 NOT NULL,
  	\`built_at\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`daily_totals_key_idx\` ON \`daily_totals\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`daily_totals_updated_at_idx\` ON \`daily_totals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`daily_totals_created_at_idx\` ON \`daily_totals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_measure_day_idx\` ON \`daily_totals\` (\`project\`,\`measure\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`funnel_steps\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`step\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`funnel_steps_key_idx\` ON \`funnel_steps\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`funnel_steps_updated_at_idx\` ON \`funnel_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`funnel_steps_created_at_idx\` ON \`funnel_steps\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_at_1_idx\` ON \`funnel_steps\` (\`project\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`win_back_sends\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`about\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`rule\` text NOT NULL,
  	\`result\` text NOT NULL,
  	\`decided_at\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`win_back_sends_student_idx\` ON \`win_back_sends\` (\`student_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`win_back_sends_key_idx\` ON \`win_back_sends\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`win_back_sends_project_idx\` ON \`win_back_sends\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`win_back_sends_updated_at_idx\` ON \`win_back_sends\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`win_back_sends_created_at_idx\` ON \`win_back_sends\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_decidedAt_idx\` ON \`win_back_sends\` (\`project_id\`,\`decided_at\`);`)
  await db.run(sql`CREATE INDEX \`student_result_decidedAt_idx\` ON \`win_back_sends\` (\`student_id\`,\`result\`,\`decided_at\`);`)
  await db.run(sql`CREATE TABLE \`kept_questions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`student\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`attempt\` text,
  	\`poll\` text,
  	\`is_bookmarked\` integer DEFAULT false NOT NULL,
  	\`note\` text,
  	\`due_at\` text,
  	\`step\` numeric DEFAULT 0 NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kept_questions_key_idx\` ON \`kept_questions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`kept_questions_project_idx\` ON \`kept_questions\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`kept_questions_attempt_idx\` ON \`kept_questions\` (\`attempt\`);`)
  await db.run(sql`CREATE INDEX \`kept_questions_updated_at_idx\` ON \`kept_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`kept_questions_created_at_idx\` ON \`kept_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`student_dueAt_idx\` ON \`kept_questions\` (\`student\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`standing_pointers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`release\` text NOT NULL,
  	\`paper\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`is_wanted\` integer DEFAULT false NOT NULL,
  	\`wanted_at\` text NOT NULL,
  	\`standings\` text,
  	\`number\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`standing_pointers_release_idx\` ON \`standing_pointers\` (\`release\`);`)
  await db.run(sql`CREATE INDEX \`standing_pointers_paper_idx\` ON \`standing_pointers\` (\`paper\`);`)
  await db.run(sql`CREATE INDEX \`standing_pointers_project_idx\` ON \`standing_pointers\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`standing_pointers_updated_at_idx\` ON \`standing_pointers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`standing_pointers_created_at_idx\` ON \`standing_pointers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`isWanted_wantedAt_idx\` ON \`standing_pointers\` (\`is_wanted\`,\`wanted_at\`);`)
  await db.run(sql`CREATE TABLE \`paper_drafts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`paper\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`draft\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`question_keys\` text DEFAULT '' NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`changed_by\` text,
  	\`changed_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`paper_drafts_paper_idx\` ON \`paper_drafts\` (\`paper\`);`)
  await db.run(sql`CREATE INDEX \`paper_drafts_project_idx\` ON \`paper_drafts\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`paper_drafts_seed_key_idx\` ON \`paper_drafts\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`paper_drafts_changed_at_idx\` ON \`paper_drafts\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_drafts_updated_at_idx\` ON \`paper_drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_drafts_created_at_idx\` ON \`paper_drafts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`paper_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`release\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`keys\` text NOT NULL,
  	\`solutions\` text NOT NULL,
  	\`reason\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`paper_keys_key_idx\` ON \`paper_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`paper_keys_project_idx\` ON \`paper_keys\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`paper_keys_updated_at_idx\` ON \`paper_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_keys_created_at_idx\` ON \`paper_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`release_number_1_idx\` ON \`paper_keys\` (\`release\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`paper_packs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`release\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`bytes\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`digest\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`paper_packs_release_idx\` ON \`paper_packs\` (\`release\`);`)
  await db.run(sql`CREATE INDEX \`paper_packs_project_idx\` ON \`paper_packs\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`paper_packs_updated_at_idx\` ON \`paper_packs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_packs_created_at_idx\` ON \`paper_packs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`paper_releases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`paper\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`content\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`question_count\` numeric NOT NULL,
  	\`full_marks_num\` numeric NOT NULL,
  	\`full_marks_den\` numeric NOT NULL,
  	\`denominator\` numeric NOT NULL,
  	\`is_ready\` integer DEFAULT false NOT NULL,
  	\`draft_rev\` numeric NOT NULL,
  	\`published_by\` text,
  	\`published_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`paper_releases_key_idx\` ON \`paper_releases\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`paper_releases_project_idx\` ON \`paper_releases\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`paper_releases_is_ready_idx\` ON \`paper_releases\` (\`is_ready\`);`)
  await db.run(sql`CREATE INDEX \`paper_releases_published_at_idx\` ON \`paper_releases\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_releases_updated_at_idx\` ON \`paper_releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_releases_created_at_idx\` ON \`paper_releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_number_idx\` ON \`paper_releases\` (\`paper\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`question_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`original_name\` text,
  	\`digest\` text,
  	\`author_id\` text(36),
  	\`import_id\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`question_files_digest_idx\` ON \`question_files\` (\`digest\`);`)
  await db.run(sql`CREATE INDEX \`question_files_author_idx\` ON \`question_files\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`question_files_import_id_idx\` ON \`question_files\` (\`import_id\`);`)
  await db.run(sql`CREATE INDEX \`question_files_seed_key_idx\` ON \`question_files\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`question_files_project_idx\` ON \`question_files\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`question_files_updated_at_idx\` ON \`question_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`question_files_created_at_idx\` ON \`question_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`question_files_filename_idx\` ON \`question_files\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_16_idx\` ON \`question_files\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`question_import_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`bytes\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`question_import_files_key_idx\` ON \`question_import_files\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`question_import_files_project_idx\` ON \`question_import_files\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`question_import_files_updated_at_idx\` ON \`question_import_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`question_import_files_created_at_idx\` ON \`question_import_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`question_imports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`format\` text,
  	\`state\` text NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`added\` numeric DEFAULT 0 NOT NULL,
  	\`skipped\` numeric DEFAULT 0 NOT NULL,
  	\`removed\` numeric DEFAULT 0 NOT NULL,
  	\`owner_id\` text(36),
  	\`finished_at\` text,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`keeps_duplicates\` integer DEFAULT false NOT NULL,
  	\`report\` text,
  	\`heartbeat_at\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`question_imports_owner_idx\` ON \`question_imports\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`question_imports_project_idx\` ON \`question_imports\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`question_imports_updated_at_idx\` ON \`question_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`question_imports_created_at_idx\` ON \`question_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_heartbeatAt_idx\` ON \`question_imports\` (\`state\`,\`heartbeat_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_17_idx\` ON \`question_imports\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`question_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`keys\` text NOT NULL,
  	\`solutions\` text NOT NULL,
  	\`typeset\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`question_keys_key_idx\` ON \`question_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`question_keys_project_idx\` ON \`question_keys\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`question_keys_question_idx\` ON \`question_keys\` (\`question\`);`)
  await db.run(sql`CREATE INDEX \`question_keys_updated_at_idx\` ON \`question_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`question_keys_created_at_idx\` ON \`question_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`question_versions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`previous\` numeric,
  	\`content\` text NOT NULL,
  	\`typeset\` text NOT NULL,
  	\`difficulty\` text NOT NULL,
  	\`concepts\` text NOT NULL,
  	\`source\` text,
  	\`year\` numeric,
  	\`author\` text,
  	\`saved_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`question_versions_key_idx\` ON \`question_versions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`question_versions_project_idx\` ON \`question_versions\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`question_versions_question_idx\` ON \`question_versions\` (\`question\`);`)
  await db.run(sql`CREATE INDEX \`question_versions_updated_at_idx\` ON \`question_versions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`question_versions_created_at_idx\` ON \`question_versions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`questions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`difficulty\` text DEFAULT 'medium' NOT NULL,
  	\`year\` numeric,
  	\`source\` text,
  	\`concepts\` text NOT NULL,
  	\`concept_keys\` text DEFAULT '|' NOT NULL,
  	\`languages\` text DEFAULT '',
  	\`content\` text NOT NULL,
  	\`version\` numeric DEFAULT 0 NOT NULL,
  	\`is_retired\` integer DEFAULT false NOT NULL,
  	\`paper_keys\` text DEFAULT ' ' NOT NULL,
  	\`series_keys\` text DEFAULT ' ' NOT NULL,
  	\`used\` numeric DEFAULT 0 NOT NULL,
  	\`text_key\` text,
  	\`hindi_text_key\` text,
  	\`search_text\` text DEFAULT '',
  	\`author_id\` text(36),
  	\`changed_by_id\` text(36),
  	\`import_id\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_author_idx\` ON \`questions\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_changed_by_idx\` ON \`questions\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_import_id_idx\` ON \`questions\` (\`import_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_seed_key_idx\` ON \`questions\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`questions_project_idx\` ON \`questions\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_updated_at_idx\` ON \`questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_created_at_idx\` ON \`questions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_code_idx\` ON \`questions\` (\`project_id\`,\`code\`);`)
  await db.run(sql`CREATE INDEX \`project_textKey_idx\` ON \`questions\` (\`project_id\`,\`text_key\`);`)
  await db.run(sql`CREATE INDEX \`project_hindiTextKey_idx\` ON \`questions\` (\`project_id\`,\`hindi_text_key\`);`)
  await db.run(sql`CREATE INDEX \`project_updatedAt_idx\` ON \`questions\` (\`project_id\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`test_user_attempts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text(36),
  	\`guest\` text,
  	\`guest_name\` text,
  	\`kind\` text NOT NULL,
  	\`paper\` text NOT NULL,
  	\`test_series_id\` text(36),
  	\`title\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`release\` text NOT NULL,
  	\`seed\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`started_at\` text,
  	\`ends_at\` text,
  	\`ended_at\` text,
  	\`ended_by\` text,
  	\`due_at\` text,
  	\`last_saved_at\` text,
  	\`seen_at\` text,
  	\`epoch\` numeric DEFAULT 1 NOT NULL,
  	\`device\` text,
  	\`sequence\` numeric DEFAULT 0 NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`clock\` numeric DEFAULT 0 NOT NULL,
  	\`answers\` text NOT NULL,
  	\`late_answers\` text NOT NULL,
  	\`expert_marks\` text,
  	\`checked\` text NOT NULL,
  	\`answered\` numeric DEFAULT 0 NOT NULL,
  	\`current\` text,
  	\`flags\` numeric DEFAULT 0 NOT NULL,
  	\`timing\` text NOT NULL,
  	\`messages\` text NOT NULL,
  	\`last_move\` text,
  	\`moves\` numeric DEFAULT 0 NOT NULL,
  	\`key_number\` numeric,
  	\`marking\` numeric DEFAULT 0 NOT NULL,
  	\`score\` numeric,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`test_user_attempts_key_idx\` ON \`test_user_attempts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`test_user_attempts_student_idx\` ON \`test_user_attempts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`test_user_attempts_test_series_idx\` ON \`test_user_attempts\` (\`test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`test_user_attempts_project_idx\` ON \`test_user_attempts\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`test_user_attempts_updated_at_idx\` ON \`test_user_attempts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`test_user_attempts_created_at_idx\` ON \`test_user_attempts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_state_idx\` ON \`test_user_attempts\` (\`paper\`,\`state\`);`)
  await db.run(sql`CREATE INDEX \`paper_startedAt_idx\` ON \`test_user_attempts\` (\`paper\`,\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`student_startedAt_idx\` ON \`test_user_attempts\` (\`student_id\`,\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`testSeries_startedAt_idx\` ON \`test_user_attempts\` (\`test_series_id\`,\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`guest_paper_idx\` ON \`test_user_attempts\` (\`guest\`,\`paper\`);`)
  await db.run(sql`CREATE INDEX \`student_paper_idx\` ON \`test_user_attempts\` (\`student_id\`,\`paper\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`test_user_attempts\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_startedAt_idx\` ON \`test_user_attempts\` (\`project_id\`,\`state\`,\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`release_key_idx\` ON \`test_user_attempts\` (\`release\`,\`key\`);`)
  await db.run(sql`CREATE INDEX \`project_endedAt_idx\` ON \`test_user_attempts\` (\`project_id\`,\`ended_at\`);`)
  await db.run(sql`CREATE INDEX \`project_startedAt_idx\` ON \`test_user_attempts\` (\`project_id\`,\`started_at\`);`)
  await db.run(sql`CREATE TABLE \`test_papers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`hindi_title\` text,
  	\`test_series_id\` text(36),
  	\`minutes\` numeric DEFAULT 60,
  	\`question_count\` numeric DEFAULT 0,
  	\`marks\` numeric DEFAULT 0,
  	\`is_free\` integer DEFAULT false,
  	\`exam\` text,
  	\`session\` text,
  	\`starts_at\` text,
  	\`rank\` numeric DEFAULT 0,
  	\`slug\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`test_papers_test_series_idx\` ON \`test_papers\` (\`test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`test_papers_exam_idx\` ON \`test_papers\` (\`exam\`);`)
  await db.run(sql`CREATE INDEX \`test_papers_slug_idx\` ON \`test_papers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`test_papers_seed_key_idx\` ON \`test_papers\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`test_papers_project_idx\` ON \`test_papers\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`test_papers_updated_at_idx\` ON \`test_papers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`test_papers_created_at_idx\` ON \`test_papers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`test_papers__status_idx\` ON \`test_papers\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_4_idx\` ON \`test_papers\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`testSeries_rank_idx\` ON \`test_papers\` (\`test_series_id\`,\`rank\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_18_idx\` ON \`test_papers\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_test_papers_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_hindi_title\` text,
  	\`version_test_series_id\` text(36),
  	\`version_minutes\` numeric DEFAULT 60,
  	\`version_question_count\` numeric DEFAULT 0,
  	\`version_marks\` numeric DEFAULT 0,
  	\`version_is_free\` integer DEFAULT false,
  	\`version_exam\` text,
  	\`version_session\` text,
  	\`version_starts_at\` text,
  	\`version_rank\` numeric DEFAULT 0,
  	\`version_slug\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`test_papers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_test_papers_v_parent_idx\` ON \`_test_papers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version_test_series_idx\` ON \`_test_papers_v\` (\`version_test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version_exam_idx\` ON \`_test_papers_v\` (\`version_exam\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version_slug_idx\` ON \`_test_papers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version_seed_key_idx\` ON \`_test_papers_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version_project_idx\` ON \`_test_papers_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version_updated_at_idx\` ON \`_test_papers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version_created_at_idx\` ON \`_test_papers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_version_version__status_idx\` ON \`_test_papers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_created_at_idx\` ON \`_test_papers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_updated_at_idx\` ON \`_test_papers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_test_papers_v_latest_idx\` ON \`_test_papers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_slug_2_idx\` ON \`_test_papers_v\` (\`version_project_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_testSeries_version_rank_idx\` ON \`_test_papers_v\` (\`version_test_series_id\`,\`version_rank\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_createdAt_2_idx\` ON \`_test_papers_v\` (\`version_project_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`quizzes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`hindi_title\` text,
  	\`summary\` text,
  	\`hindi_summary\` text,
  	\`minutes\` numeric DEFAULT 15,
  	\`question_count\` numeric DEFAULT 0,
  	\`subject\` text,
  	\`is_free\` integer DEFAULT false,
  	\`slug\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`quizzes_slug_idx\` ON \`quizzes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`quizzes_seed_key_idx\` ON \`quizzes\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`quizzes_project_idx\` ON \`quizzes\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`quizzes_updated_at_idx\` ON \`quizzes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`quizzes_created_at_idx\` ON \`quizzes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`quizzes__status_idx\` ON \`quizzes\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_5_idx\` ON \`quizzes\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_19_idx\` ON \`quizzes\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_quizzes_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_hindi_title\` text,
  	\`version_summary\` text,
  	\`version_hindi_summary\` text,
  	\`version_minutes\` numeric DEFAULT 15,
  	\`version_question_count\` numeric DEFAULT 0,
  	\`version_subject\` text,
  	\`version_is_free\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`quizzes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_quizzes_v_parent_idx\` ON \`_quizzes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_version_version_slug_idx\` ON \`_quizzes_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_version_version_seed_key_idx\` ON \`_quizzes_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_version_version_project_idx\` ON \`_quizzes_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_version_version_updated_at_idx\` ON \`_quizzes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_version_version_created_at_idx\` ON \`_quizzes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_version_version__status_idx\` ON \`_quizzes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_created_at_idx\` ON \`_quizzes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_updated_at_idx\` ON \`_quizzes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quizzes_v_latest_idx\` ON \`_quizzes_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_slug_3_idx\` ON \`_quizzes_v\` (\`version_project_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_createdAt_3_idx\` ON \`_quizzes_v\` (\`version_project_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`free_resources\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`hindi_title\` text,
  	\`summary\` text,
  	\`hindi_summary\` text,
  	\`kind\` text DEFAULT 'pdf',
  	\`exam\` text,
  	\`language\` text,
  	\`subject\` text,
  	\`file_id\` text(36),
  	\`pages\` numeric,
  	\`youtube\` text,
  	\`href\` text,
  	\`text\` text,
  	\`gate\` text DEFAULT 'open',
  	\`lead_form_id\` text(36),
  	\`download_count\` numeric DEFAULT 0,
  	\`rank\` numeric DEFAULT 1000,
  	\`slug\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lead_form_id\`) REFERENCES \`lead_forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`free_resources_file_idx\` ON \`free_resources\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`free_resources_lead_form_idx\` ON \`free_resources\` (\`lead_form_id\`);`)
  await db.run(sql`CREATE INDEX \`free_resources_slug_idx\` ON \`free_resources\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`free_resources_seed_key_idx\` ON \`free_resources\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`free_resources_project_idx\` ON \`free_resources\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`free_resources_updated_at_idx\` ON \`free_resources\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`free_resources_created_at_idx\` ON \`free_resources\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`free_resources__status_idx\` ON \`free_resources\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_6_idx\` ON \`free_resources\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project__status_rank_1_idx\` ON \`free_resources\` (\`project_id\`,\`_status\`,\`rank\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_20_idx\` ON \`free_resources\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_free_resources_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_hindi_title\` text,
  	\`version_summary\` text,
  	\`version_hindi_summary\` text,
  	\`version_kind\` text DEFAULT 'pdf',
  	\`version_exam\` text,
  	\`version_language\` text,
  	\`version_subject\` text,
  	\`version_file_id\` text(36),
  	\`version_pages\` numeric,
  	\`version_youtube\` text,
  	\`version_href\` text,
  	\`version_text\` text,
  	\`version_gate\` text DEFAULT 'open',
  	\`version_lead_form_id\` text(36),
  	\`version_download_count\` numeric DEFAULT 0,
  	\`version_rank\` numeric DEFAULT 1000,
  	\`version_slug\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`free_resources\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_lead_form_id\`) REFERENCES \`lead_forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_free_resources_v_parent_idx\` ON \`_free_resources_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version_file_idx\` ON \`_free_resources_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version_lead_form_idx\` ON \`_free_resources_v\` (\`version_lead_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version_slug_idx\` ON \`_free_resources_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version_seed_key_idx\` ON \`_free_resources_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version_project_idx\` ON \`_free_resources_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version_updated_at_idx\` ON \`_free_resources_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version_created_at_idx\` ON \`_free_resources_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_version_version__status_idx\` ON \`_free_resources_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_created_at_idx\` ON \`_free_resources_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_updated_at_idx\` ON \`_free_resources_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_free_resources_v_latest_idx\` ON \`_free_resources_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_slug_4_idx\` ON \`_free_resources_v\` (\`version_project_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version__status_version_rank_1_idx\` ON \`_free_resources_v\` (\`version_project_id\`,\`version__status\`,\`version_rank\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_createdAt_4_idx\` ON \`_free_resources_v\` (\`version_project_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`layout\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` text(36),
  	\`meta_no_index\` integer DEFAULT false,
  	\`slug\` text,
  	\`hindi_page_id\` text(36),
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hindi_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_meta_meta_image_idx\` ON \`pages\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_hindi_page_idx\` ON \`pages\` (\`hindi_page_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seed_key_idx\` ON \`pages\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`pages_project_idx\` ON \`pages\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_7_idx\` ON \`pages\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_21_idx\` ON \`pages\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_layout\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` text(36),
  	\`version_meta_no_index\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_hindi_page_id\` text(36),
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hindi_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_version_meta_image_idx\` ON \`_pages_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_hindi_page_idx\` ON \`_pages_v\` (\`version_hindi_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_seed_key_idx\` ON \`_pages_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_project_idx\` ON \`_pages_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_slug_5_idx\` ON \`_pages_v\` (\`version_project_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_createdAt_5_idx\` ON \`_pages_v\` (\`version_project_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`layout\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_seed_key_idx\` ON \`sections\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`sections_project_idx\` ON \`sections\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_updated_at_idx\` ON \`sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_created_at_idx\` ON \`sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sections__status_idx\` ON \`sections\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_22_idx\` ON \`sections\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_layout\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_parent_idx\` ON \`_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_seed_key_idx\` ON \`_sections_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_project_idx\` ON \`_sections_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_updated_at_idx\` ON \`_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_created_at_idx\` ON \`_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version__status_idx\` ON \`_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_created_at_idx\` ON \`_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_updated_at_idx\` ON \`_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_latest_idx\` ON \`_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_autosave_idx\` ON \`_sections_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_createdAt_6_idx\` ON \`_sections_v\` (\`version_project_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`blogs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`cover_id\` text(36),
  	\`content\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` text(36),
  	\`meta_no_index\` integer DEFAULT false,
  	\`author\` text,
  	\`author_bio\` text,
  	\`category_id\` text(36),
  	\`published_at\` text,
  	\`reading_minutes\` numeric DEFAULT 1,
  	\`slug\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`blog_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_cover_idx\` ON \`blogs\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_meta_meta_image_idx\` ON \`blogs\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_category_idx\` ON \`blogs\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_published_at_idx\` ON \`blogs\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_slug_idx\` ON \`blogs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blogs_seed_key_idx\` ON \`blogs\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`blogs_project_idx\` ON \`blogs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_8_idx\` ON \`blogs\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project__status_publishedAt_idx\` ON \`blogs\` (\`project_id\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`project_publishedAt_idx\` ON \`blogs\` (\`project_id\`,\`published_at\`);`)
  await db.run(sql`CREATE TABLE \`blogs_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_texts_order_parent\` ON \`blogs_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_cover_id\` text(36),
  	\`version_content\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` text(36),
  	\`version_meta_no_index\` integer DEFAULT false,
  	\`version_author\` text,
  	\`version_author_bio\` text,
  	\`version_category_id\` text(36),
  	\`version_published_at\` text,
  	\`version_reading_minutes\` numeric DEFAULT 1,
  	\`version_slug\` text,
  	\`version_seed_key\` text,
  	\`version_seed_hash\` text,
  	\`version_project_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`blog_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_cover_idx\` ON \`_blogs_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_meta_version_meta_image_idx\` ON \`_blogs_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_category_idx\` ON \`_blogs_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_published_at_idx\` ON \`_blogs_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_slug_idx\` ON \`_blogs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_seed_key_idx\` ON \`_blogs_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_project_idx\` ON \`_blogs_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_autosave_idx\` ON \`_blogs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_slug_6_idx\` ON \`_blogs_v\` (\`version_project_id\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version__status_version_publishedAt_idx\` ON \`_blogs_v\` (\`version_project_id\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version_project_version_publishedAt_idx\` ON \`_blogs_v\` (\`version_project_id\`,\`version_published_at\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blogs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_texts_order_parent\` ON \`_blogs_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog_categories\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_categories_slug_idx\` ON \`blog_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories_seed_key_idx\` ON \`blog_categories\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories_project_idx\` ON \`blog_categories\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories_updated_at_idx\` ON \`blog_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories_created_at_idx\` ON \`blog_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_slug_9_idx\` ON \`blog_categories\` (\`project_id\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_23_idx\` ON \`blog_categories\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`is_permanent\` integer DEFAULT true,
  	\`is_automatic\` integer DEFAULT false,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_seed_key_idx\` ON \`redirects\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`redirects_project_idx\` ON \`redirects\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_from_idx\` ON \`redirects\` (\`project_id\`,\`from\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_24_idx\` ON \`redirects\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_synonyms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`words\` text NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`search_synonyms_seed_key_idx\` ON \`search_synonyms\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_project_idx\` ON \`search_synonyms\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_updated_at_idx\` ON \`search_synonyms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_created_at_idx\` ON \`search_synonyms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_25_idx\` ON \`search_synonyms\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_misses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`query\` text NOT NULL,
  	\`count\` numeric DEFAULT 1 NOT NULL,
  	\`last_at\` text NOT NULL,
  	\`group_key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`search_misses_last_at_idx\` ON \`search_misses\` (\`last_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`search_misses_group_key_idx\` ON \`search_misses\` (\`group_key\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_project_idx\` ON \`search_misses\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_updated_at_idx\` ON \`search_misses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_created_at_idx\` ON \`search_misses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_count_idx\` ON \`search_misses\` (\`project_id\`,\`count\`);`)
  await db.run(sql`CREATE INDEX \`project_lastAt_1_idx\` ON \`search_misses\` (\`project_id\`,\`last_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field_id\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`field_type\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lead_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_forms_fields_order_idx\` ON \`lead_forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lead_forms_fields_parent_id_idx\` ON \`lead_forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_forms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`submit_label\` text DEFAULT 'Send',
  	\`thanks\` text DEFAULT 'Thank you. We will be in touch.',
  	\`kind\` text DEFAULT 'other' NOT NULL,
  	\`asks_phone\` integer DEFAULT true,
  	\`asks_email\` integer DEFAULT true,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_forms_seed_key_idx\` ON \`lead_forms\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`lead_forms_project_idx\` ON \`lead_forms\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_forms_updated_at_idx\` ON \`lead_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_forms_created_at_idx\` ON \`lead_forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_26_idx\` ON \`lead_forms\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_forms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_forms_texts_order_parent\` ON \`lead_forms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_submissions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form_id\` text(36),
  	\`form_title\` text,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`answers\` text NOT NULL,
  	\`page\` text,
  	\`user_id\` text(36),
  	\`dedupe_key\` text NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`kind\` text DEFAULT 'other' NOT NULL,
  	\`owner_id\` text(36),
  	\`due_at\` text,
  	\`done_at\` text,
  	\`result\` text,
  	\`note\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`lead_forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_submissions_form_idx\` ON \`lead_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_submissions_user_idx\` ON \`lead_submissions\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_submissions_dedupe_key_idx\` ON \`lead_submissions\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`lead_submissions_owner_idx\` ON \`lead_submissions\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_submissions_project_idx\` ON \`lead_submissions\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_submissions_updated_at_idx\` ON \`lead_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_submissions_created_at_idx\` ON \`lead_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_createdAt_idx\` ON \`lead_submissions\` (\`project_id\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_1_idx\` ON \`lead_submissions\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_27_idx\` ON \`lead_submissions\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`support_tickets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`ticket_key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`category\` text NOT NULL,
  	\`order_id\` text(36),
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`files\` text DEFAULT '[]' NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`priority\` text DEFAULT 'normal' NOT NULL,
  	\`assignee_id\` text(36),
  	\`waiting_since\` text,
  	\`first_replied_at\` text,
  	\`replied_at\` text,
  	\`first_reply_due_at\` text,
  	\`resolve_due_at\` text,
  	\`acknowledged_at\` text,
  	\`redress_due_at\` text,
  	\`resolved_at\` text,
  	\`moved_at\` text NOT NULL,
  	\`merged_into_id\` text(36),
  	\`rating\` numeric,
  	\`rating_text\` text,
  	\`message_count\` numeric DEFAULT 0 NOT NULL,
  	\`mail_token\` text NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`merged_into_id\`) REFERENCES \`support_tickets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`support_tickets_ticket_key_idx\` ON \`support_tickets\` (\`ticket_key\`);`)
  await db.run(sql`CREATE INDEX \`support_tickets_student_idx\` ON \`support_tickets\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`support_tickets_order_idx\` ON \`support_tickets\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`support_tickets_assignee_idx\` ON \`support_tickets\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`support_tickets_merged_into_idx\` ON \`support_tickets\` (\`merged_into_id\`);`)
  await db.run(sql`CREATE INDEX \`support_tickets_project_idx\` ON \`support_tickets\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`support_tickets_updated_at_idx\` ON \`support_tickets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`support_tickets_created_at_idx\` ON \`support_tickets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_number_1_idx\` ON \`support_tickets\` (\`project_id\`,\`number\`);`)
  await db.run(sql`CREATE INDEX \`student_createdAt_idx\` ON \`support_tickets\` (\`student_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_createdAt_1_idx\` ON \`support_tickets\` (\`project_id\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`assignee_state_idx\` ON \`support_tickets\` (\`assignee_id\`,\`state\`);`)
  await db.run(sql`CREATE INDEX \`state_movedAt_idx\` ON \`support_tickets\` (\`state\`,\`moved_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_28_idx\` ON \`support_tickets\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ticket_messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`ticket_id\` text(36) NOT NULL,
  	\`message_key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`author_id\` text(36) NOT NULL,
  	\`text\` text NOT NULL,
  	\`files\` text DEFAULT '[]' NOT NULL,
  	\`at\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`ticket_id\`) REFERENCES \`support_tickets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ticket_messages_ticket_idx\` ON \`ticket_messages\` (\`ticket_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ticket_messages_message_key_idx\` ON \`ticket_messages\` (\`message_key\`);`)
  await db.run(sql`CREATE INDEX \`ticket_messages_author_idx\` ON \`ticket_messages\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`ticket_messages_project_idx\` ON \`ticket_messages\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`ticket_messages_updated_at_idx\` ON \`ticket_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_messages_created_at_idx\` ON \`ticket_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_at_idx\` ON \`ticket_messages\` (\`ticket_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_29_idx\` ON \`ticket_messages\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ticket_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`project\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`ticket\` text,
  	\`is_internal\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`ticket_files_project_idx\` ON \`ticket_files\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`ticket_files_owner_idx\` ON \`ticket_files\` (\`owner\`);`)
  await db.run(sql`CREATE INDEX \`ticket_files_ticket_idx\` ON \`ticket_files\` (\`ticket\`);`)
  await db.run(sql`CREATE INDEX \`ticket_files_updated_at_idx\` ON \`ticket_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_files_created_at_idx\` ON \`ticket_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ticket_files_filename_idx\` ON \`ticket_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`incoming_mails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`mail_key\` text NOT NULL,
  	\`sender\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text,
  	\`file_names\` text,
  	\`why\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`ticket_id\` text(36),
  	\`at\` text NOT NULL,
  	\`decided_by_id\` text(36),
  	\`decided_at\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`ticket_id\`) REFERENCES \`support_tickets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`incoming_mails_mail_key_idx\` ON \`incoming_mails\` (\`mail_key\`);`)
  await db.run(sql`CREATE INDEX \`incoming_mails_state_idx\` ON \`incoming_mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`incoming_mails_ticket_idx\` ON \`incoming_mails\` (\`ticket_id\`);`)
  await db.run(sql`CREATE INDEX \`incoming_mails_decided_by_idx\` ON \`incoming_mails\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`incoming_mails_project_idx\` ON \`incoming_mails\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`incoming_mails_updated_at_idx\` ON \`incoming_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`incoming_mails_created_at_idx\` ON \`incoming_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_at_idx\` ON \`incoming_mails\` (\`project_id\`,\`state\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`project_sender_idx\` ON \`incoming_mails\` (\`project_id\`,\`sender\`);`)
  await db.run(sql`CREATE INDEX \`project_at_2_idx\` ON \`incoming_mails\` (\`project_id\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`canned_replies\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`category\` text,
  	\`text\` text NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`canned_replies_seed_key_idx\` ON \`canned_replies\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`canned_replies_project_idx\` ON \`canned_replies\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`canned_replies_updated_at_idx\` ON \`canned_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`canned_replies_created_at_idx\` ON \`canned_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_30_idx\` ON \`canned_replies\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`doubts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`doubt_key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`subject\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`files\` text DEFAULT '[]' NOT NULL,
  	\`lecture_id\` text(36),
  	\`second\` numeric,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`expert_id\` text(36),
  	\`waiting_since\` text,
  	\`due_at\` text,
  	\`moved_at\` text NOT NULL,
  	\`messages\` text DEFAULT '[]' NOT NULL,
  	\`message_count\` numeric DEFAULT 0 NOT NULL,
  	\`sharing\` text DEFAULT 'private' NOT NULL,
  	\`rejected_for\` text,
  	\`rating\` numeric,
  	\`bad_ratings\` numeric DEFAULT 0 NOT NULL,
  	\`escalated_for\` text,
  	\`escalated_at\` text,
  	\`pay_due\` integer DEFAULT false,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lecture_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`expert_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`doubts_doubt_key_idx\` ON \`doubts\` (\`doubt_key\`);`)
  await db.run(sql`CREATE INDEX \`doubts_student_idx\` ON \`doubts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`doubts_lecture_idx\` ON \`doubts\` (\`lecture_id\`);`)
  await db.run(sql`CREATE INDEX \`doubts_expert_idx\` ON \`doubts\` (\`expert_id\`);`)
  await db.run(sql`CREATE INDEX \`doubts_project_idx\` ON \`doubts\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`doubts_updated_at_idx\` ON \`doubts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`doubts_created_at_idx\` ON \`doubts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_number_2_idx\` ON \`doubts\` (\`project_id\`,\`number\`);`)
  await db.run(sql`CREATE INDEX \`student_createdAt_1_idx\` ON \`doubts\` (\`student_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_dueAt_idx\` ON \`doubts\` (\`project_id\`,\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`expert_state_dueAt_idx\` ON \`doubts\` (\`expert_id\`,\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`state_movedAt_1_idx\` ON \`doubts\` (\`state\`,\`moved_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_2_idx\` ON \`doubts\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`payDue_movedAt_idx\` ON \`doubts\` (\`pay_due\`,\`moved_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_31_idx\` ON \`doubts\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_sharing_createdAt_idx\` ON \`doubts\` (\`project_id\`,\`sharing\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`scheduled_changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`entity\` text NOT NULL,
  	\`entity_id\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`created_by_id\` text(36),
  	\`created_by_name\` text,
  	\`leased_until\` text,
  	\`done_at\` text,
  	\`problem\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`scheduled_changes_created_by_idx\` ON \`scheduled_changes\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_project_idx\` ON \`scheduled_changes\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_updated_at_idx\` ON \`scheduled_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_changes_created_at_idx\` ON \`scheduled_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_at_idx\` ON \`scheduled_changes\` (\`state\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`project_at_3_idx\` ON \`scheduled_changes\` (\`project_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`entity_entityId_idx\` ON \`scheduled_changes\` (\`entity\`,\`entity_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`folder_id\` text(36),
  	\`caption\` text,
  	\`original_name\` text,
  	\`replaced_at\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	\`sizes_wide_url\` text,
  	\`sizes_wide_width\` numeric,
  	\`sizes_wide_height\` numeric,
  	\`sizes_wide_mime_type\` text,
  	\`sizes_wide_filesize\` numeric,
  	\`sizes_wide_filename\` text,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`media_seed_key_idx\` ON \`media\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`media_project_idx\` ON \`media\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_wide_sizes_wide_filename_idx\` ON \`media\` (\`sizes_wide_filename\`);`)
  await db.run(sql`CREATE INDEX \`project_folder_idx\` ON \`media\` (\`project_id\`,\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_32_idx\` ON \`media\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media_folders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`parent_id\` text(36),
  	\`path\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_folders_parent_idx\` ON \`media_folders\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_project_idx\` ON \`media_folders\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_updated_at_idx\` ON \`media_folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_created_at_idx\` ON \`media_folders\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_path_idx\` ON \`media_folders\` (\`project_id\`,\`path\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_33_idx\` ON \`media_folders\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`private_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`folder_id\` text(36),
  	\`original_name\` text,
  	\`replaced_at\` text,
  	\`stream_state\` text DEFAULT 'none',
  	\`stream_percent\` numeric,
  	\`stream_problem\` text,
  	\`stream\` text,
  	\`stream_tries\` numeric,
  	\`stream_at\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`private_files_folder_idx\` ON \`private_files\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`private_files_stream_state_idx\` ON \`private_files\` (\`stream_state\`);`)
  await db.run(sql`CREATE INDEX \`private_files_stream_idx\` ON \`private_files\` (\`stream\`);`)
  await db.run(sql`CREATE INDEX \`private_files_seed_key_idx\` ON \`private_files\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`private_files_project_idx\` ON \`private_files\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`private_files_updated_at_idx\` ON \`private_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`private_files_created_at_idx\` ON \`private_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`private_files_filename_idx\` ON \`private_files\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_34_idx\` ON \`private_files\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invoices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`series\` text NOT NULL,
  	\`year\` text NOT NULL,
  	\`n\` numeric NOT NULL,
  	\`order_id\` text(36) NOT NULL,
  	\`order_number\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`for_key\` text NOT NULL,
  	\`place_key\` text NOT NULL,
  	\`issued_at\` text NOT NULL,
  	\`buyer_name\` text,
  	\`buyer_gstin\` text,
  	\`place\` text,
  	\`supply\` text,
  	\`taxable_paise\` numeric DEFAULT 0 NOT NULL,
  	\`cgst_paise\` numeric DEFAULT 0 NOT NULL,
  	\`sgst_paise\` numeric DEFAULT 0 NOT NULL,
  	\`igst_paise\` numeric DEFAULT 0 NOT NULL,
  	\`total_paise\` numeric DEFAULT 0 NOT NULL,
  	\`mail_state\` text DEFAULT 'none' NOT NULL,
  	\`mail_at\` text,
  	\`mail_tries\` numeric DEFAULT 0 NOT NULL,
  	\`mail_no\` numeric DEFAULT 0 NOT NULL,
  	\`mailed_at\` text,
  	\`data\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`invoices_number_idx\` ON \`invoices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`invoices_order_idx\` ON \`invoices\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`invoices_student_idx\` ON \`invoices\` (\`student_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_for_key_idx\` ON \`invoices\` (\`for_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_place_key_idx\` ON \`invoices\` (\`place_key\`);`)
  await db.run(sql`CREATE INDEX \`invoices_project_idx\` ON \`invoices\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`invoices_updated_at_idx\` ON \`invoices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invoices_created_at_idx\` ON \`invoices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_series_year_n_idx\` ON \`invoices\` (\`project_id\`,\`series\`,\`year\`,\`n\`);`)
  await db.run(sql`CREATE INDEX \`project_issuedAt_idx\` ON \`invoices\` (\`project_id\`,\`issued_at\`);`)
  await db.run(sql`CREATE INDEX \`student_issuedAt_idx\` ON \`invoices\` (\`student_id\`,\`issued_at\`);`)
  await db.run(sql`CREATE INDEX \`mailState_mailAt_idx\` ON \`invoices\` (\`mail_state\`,\`mail_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`product_keys\` text DEFAULT ' ' NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`franchisee\` text,
  	\`student_uid\` text,
  	\`placed_by\` text,
  	\`panel\` text DEFAULT 'web' NOT NULL,
  	\`by_name\` text,
  	\`by_phone\` text,
  	\`by_email\` text,
  	\`by_uid\` text,
  	\`status\` text DEFAULT 'placed' NOT NULL,
  	\`payment_status\` text DEFAULT 'pending' NOT NULL,
  	\`fulfilment\` text DEFAULT 'open' NOT NULL,
  	\`method\` text DEFAULT 'online' NOT NULL,
  	\`gateway\` text,
  	\`paid_by\` text,
  	\`pending_task\` text,
  	\`coupon_codes\` text,
  	\`duration\` text,
  	\`items_paise\` numeric DEFAULT 0 NOT NULL,
  	\`offer_paise\` numeric DEFAULT 0 NOT NULL,
  	\`upgrade_paise\` numeric DEFAULT 0 NOT NULL,
  	\`coupon_paise\` numeric DEFAULT 0 NOT NULL,
  	\`delivery_paise\` numeric DEFAULT 0 NOT NULL,
  	\`fee_paise\` numeric DEFAULT 0 NOT NULL,
  	\`tax_paise\` numeric DEFAULT 0 NOT NULL,
  	\`credits_paise\` numeric DEFAULT 0 NOT NULL,
  	\`rounding_paise\` numeric DEFAULT 0 NOT NULL,
  	\`payable_paise\` numeric DEFAULT 0 NOT NULL,
  	\`refunded_paise\` numeric DEFAULT 0 NOT NULL,
  	\`net_payment_paise\` numeric DEFAULT 0 NOT NULL,
  	\`queue\` text,
  	\`quote_id\` text NOT NULL,
  	\`open_key\` text NOT NULL,
  	\`settling\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`placed_at\` text NOT NULL,
  	\`paid_at\` text,
  	\`cancelled_at\` text,
  	\`held_until\` text,
  	\`is_sold\` integer DEFAULT false NOT NULL,
  	\`is_held_again\` integer DEFAULT false NOT NULL,
  	\`lines\` text NOT NULL,
  	\`coupons\` text DEFAULT '[]' NOT NULL,
  	\`returned_entries\` text DEFAULT '[]' NOT NULL,
  	\`pending_returns\` text DEFAULT '[]' NOT NULL,
  	\`reservations\` text DEFAULT '[]' NOT NULL,
  	\`delivery\` text,
  	\`address\` text,
  	\`supply_state\` text,
  	\`gst\` text,
  	\`timeline\` text DEFAULT '[]' NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_number_idx\` ON \`orders\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`orders_student_idx\` ON \`orders\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_pending_task_idx\` ON \`orders\` (\`pending_task\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_open_key_idx\` ON \`orders\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_settling_idx\` ON \`orders\` (\`settling\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_project_idx\` ON \`orders\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_number_3_idx\` ON \`orders\` (\`project_id\`,\`number\`);`)
  await db.run(sql`CREATE INDEX \`student_placedAt_idx\` ON \`orders\` (\`student_id\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_student_placedAt_idx\` ON \`orders\` (\`project_id\`,\`student_id\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`student_status_placedAt_idx\` ON \`orders\` (\`student_id\`,\`status\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_paymentStatus_fulfilment_placedAt_idx\` ON \`orders\` (\`project_id\`,\`payment_status\`,\`fulfilment\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_paymentStatus_placedAt_idx\` ON \`orders\` (\`project_id\`,\`payment_status\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_placedAt_idx\` ON \`orders\` (\`project_id\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`franchisee_placedAt_idx\` ON \`orders\` (\`franchisee\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_paymentStatus_paidAt_netPaymentPaise_idx\` ON \`orders\` (\`project_id\`,\`payment_status\`,\`paid_at\`,\`net_payment_paise\`);`)
  await db.run(sql`CREATE INDEX \`project_queue_placedAt_idx\` ON \`orders\` (\`project_id\`,\`queue\`,\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`status_placedAt_idx\` ON \`orders\` (\`status\`,\`placed_at\`);`)
  await db.run(sql`CREATE TABLE \`shipments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`order_id\` text(36) NOT NULL,
  	\`order_number\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`product_keys\` text DEFAULT ' ' NOT NULL,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`own_state\` text DEFAULT 'pending' NOT NULL,
  	\`applied_state\` text DEFAULT 'pending' NOT NULL,
  	\`courier\` text DEFAULT 'manual' NOT NULL,
  	\`courier_name\` text,
  	\`awb\` text,
  	\`awb_key\` text NOT NULL,
  	\`tracking_url\` text,
  	\`expected_on\` text,
  	\`cash_paise\` numeric DEFAULT 0 NOT NULL,
  	\`worth_paise\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`return_state\` text,
  	\`packed_by\` text,
  	\`decided_by\` text,
  	\`packed_at\` text,
  	\`shipped_at\` text,
  	\`ended_at\` text,
  	\`pickup_at\` text,
  	\`label_url\` text,
  	\`provider_order_id\` text,
  	\`provider_shipment_id\` text,
  	\`track_key\` text NOT NULL,
  	\`courier_task\` text,
  	\`try_at\` text,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`leased_until\` text,
  	\`last_error\` text,
  	\`query_at\` text,
  	\`queries\` numeric DEFAULT 0 NOT NULL,
  	\`last_tracked_at\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`lines\` text NOT NULL,
  	\`parcel\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`scans\` text DEFAULT '[]' NOT NULL,
  	\`answer\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shipments_reference_idx\` ON \`shipments\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shipments_key_idx\` ON \`shipments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`shipments_order_idx\` ON \`shipments\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_student_idx\` ON \`shipments\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_awb_idx\` ON \`shipments\` (\`awb\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shipments_awb_key_idx\` ON \`shipments\` (\`awb_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shipments_track_key_idx\` ON \`shipments\` (\`track_key\`);`)
  await db.run(sql`CREATE INDEX \`shipments_try_at_idx\` ON \`shipments\` (\`try_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_query_at_idx\` ON \`shipments\` (\`query_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_project_idx\` ON \`shipments\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_updated_at_idx\` ON \`shipments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_created_at_idx\` ON \`shipments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_createdAt_2_idx\` ON \`shipments\` (\`project_id\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_returnState_idx\` ON \`shipments\` (\`project_id\`,\`return_state\`);`)
  await db.run(sql`CREATE INDEX \`project_awb_idx\` ON \`shipments\` (\`project_id\`,\`awb\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_35_idx\` ON \`shipments\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`courier_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`courier\` text NOT NULL,
  	\`awb\` text,
  	\`body\` text NOT NULL,
  	\`state\` text DEFAULT 'received' NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`try_at\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courier_events_key_idx\` ON \`courier_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`courier_events_project_idx\` ON \`courier_events\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`courier_events_updated_at_idx\` ON \`courier_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courier_events_created_at_idx\` ON \`courier_events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_tryAt_idx\` ON \`courier_events\` (\`state\`,\`try_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_createdAt_3_idx\` ON \`courier_events\` (\`project_id\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_36_idx\` ON \`courier_events\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`carts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text(36),
  	\`name\` text,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`worth_paise\` numeric DEFAULT 0 NOT NULL,
  	\`coupons\` text DEFAULT '[]' NOT NULL,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`changed_at\` text NOT NULL,
  	\`remind_at\` text,
  	\`reminded_times\` numeric DEFAULT 0 NOT NULL,
  	\`items\` text DEFAULT '[]' NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_key_idx\` ON \`carts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`carts_student_idx\` ON \`carts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_remind_at_idx\` ON \`carts\` (\`remind_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_project_idx\` ON \`carts\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_changedAt_idx\` ON \`carts\` (\`project_id\`,\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_37_idx\` ON \`carts\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`wishlist_items\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`added_at\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`wishlist_items_key_idx\` ON \`wishlist_items\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_items_student_idx\` ON \`wishlist_items\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_items_product_idx\` ON \`wishlist_items\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_items_project_idx\` ON \`wishlist_items\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_items_updated_at_idx\` ON \`wishlist_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wishlist_items_created_at_idx\` ON \`wishlist_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`student_addedAt_idx\` ON \`wishlist_items\` (\`student_id\`,\`added_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_38_idx\` ON \`wishlist_items\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`coupons_include_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_include_kinds_order_idx\` ON \`coupons_include_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`coupons_include_kinds_parent_idx\` ON \`coupons_include_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`coupons_exclude_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_exclude_kinds_order_idx\` ON \`coupons_exclude_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`coupons_exclude_kinds_parent_idx\` ON \`coupons_exclude_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`coupons\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`hindi_title\` text,
  	\`type\` text DEFAULT 'percent' NOT NULL,
  	\`percent\` numeric,
  	\`amount_paise\` numeric,
  	\`buy_count\` numeric,
  	\`get_count\` numeric,
  	\`max_discount_paise\` numeric,
  	\`min_items_paise\` numeric,
  	\`min_counts\` text DEFAULT 'cart' NOT NULL,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`total_limit\` numeric,
  	\`user_limit\` numeric DEFAULT 1,
  	\`is_first_order_only\` integer DEFAULT false,
  	\`is_active\` integer DEFAULT true,
  	\`is_listed\` integer DEFAULT false,
  	\`is_stackable\` integer DEFAULT false,
  	\`priority\` numeric DEFAULT 0 NOT NULL,
  	\`franchisee_id\` text(36),
  	\`has_single_codes\` integer DEFAULT false,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`rules\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`franchisee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_franchisee_idx\` ON \`coupons\` (\`franchisee_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_seed_key_idx\` ON \`coupons\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`coupons_project_idx\` ON \`coupons\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_updated_at_idx\` ON \`coupons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_at_idx\` ON \`coupons\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_code_1_idx\` ON \`coupons\` (\`project_id\`,\`code\`);`)
  await db.run(sql`CREATE INDEX \`project_isActive_isListed_idx\` ON \`coupons\` (\`project_id\`,\`is_active\`,\`is_listed\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_39_idx\` ON \`coupons\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`coupons_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_texts_order_parent\` ON \`coupons_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`coupons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`selling_products_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`selling_products_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_rels_order_idx\` ON \`coupons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_parent_idx\` ON \`coupons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_path_idx\` ON \`coupons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_selling_products_id_idx\` ON \`coupons_rels\` (\`selling_products_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_users_id_idx\` ON \`coupons_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`coupon_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`code_key\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`coupon_id\` text(36) NOT NULL,
  	\`phone\` text,
  	\`order\` text,
  	\`used_at\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`coupon_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`coupon_codes_code_key_idx\` ON \`coupon_codes\` (\`code_key\`);`)
  await db.run(sql`CREATE INDEX \`coupon_codes_coupon_idx\` ON \`coupon_codes\` (\`coupon_id\`);`)
  await db.run(sql`CREATE INDEX \`coupon_codes_project_idx\` ON \`coupon_codes\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`coupon_codes_updated_at_idx\` ON \`coupon_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupon_codes_created_at_idx\` ON \`coupon_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_40_idx\` ON \`coupon_codes\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`stock_levels\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`product_id\` text(36) NOT NULL,
  	\`variant\` text,
  	\`title\` text NOT NULL,
  	\`sku\` text,
  	\`available\` numeric,
  	\`held\` numeric DEFAULT 0 NOT NULL,
  	\`sold\` numeric DEFAULT 0 NOT NULL,
  	\`received\` numeric,
  	\`next_end\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`reservations\` text DEFAULT '{}' NOT NULL,
  	\`low_threshold\` numeric DEFAULT 5 NOT NULL,
  	\`is_low\` integer DEFAULT false NOT NULL,
  	\`may_backorder\` integer DEFAULT false NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stock_levels_key_idx\` ON \`stock_levels\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`stock_levels_product_idx\` ON \`stock_levels\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_levels_next_end_idx\` ON \`stock_levels\` (\`next_end\`);`)
  await db.run(sql`CREATE INDEX \`stock_levels_project_idx\` ON \`stock_levels\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_levels_updated_at_idx\` ON \`stock_levels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_levels_created_at_idx\` ON \`stock_levels\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_isLow_idx\` ON \`stock_levels\` (\`project_id\`,\`is_low\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_41_idx\` ON \`stock_levels\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`order_id\` text(36) NOT NULL,
  	\`gateway\` text NOT NULL,
  	\`gateway_order_id\` text NOT NULL,
  	\`gateway_payment_id\` text,
  	\`gateway_key\` text NOT NULL,
  	\`payment_key\` text NOT NULL,
  	\`open_key\` text NOT NULL,
  	\`amount_paise\` numeric DEFAULT 0 NOT NULL,
  	\`status\` text DEFAULT 'created' NOT NULL,
  	\`method\` text,
  	\`reference\` text,
  	\`settled_at\` text,
  	\`is_settled\` integer DEFAULT false NOT NULL,
  	\`query_at\` text,
  	\`queries\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_order_idx\` ON \`payments\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_gateway_key_idx\` ON \`payments\` (\`gateway_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_payment_key_idx\` ON \`payments\` (\`payment_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_open_key_idx\` ON \`payments\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`payments_query_at_idx\` ON \`payments\` (\`query_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_project_idx\` ON \`payments\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_isSettled_createdAt_idx\` ON \`payments\` (\`status\`,\`is_settled\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_status_createdAt_idx\` ON \`payments\` (\`project_id\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_42_idx\` ON \`payments\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`gateway\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`state\` text DEFAULT 'received' NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_events_key_idx\` ON \`payment_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_project_idx\` ON \`payment_events\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_updated_at_idx\` ON \`payment_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_created_at_idx\` ON \`payment_events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`payment_events\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_43_idx\` ON \`payment_events\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`refunds\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`order_id\` text(36) NOT NULL,
  	\`gateway\` text NOT NULL,
  	\`gateway_payment_id\` text NOT NULL,
  	\`gateway_refund_id\` text,
  	\`amount_paise\` numeric DEFAULT 0 NOT NULL,
  	\`reason\` text NOT NULL,
  	\`state\` text DEFAULT 'due' NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`try_at\` text,
  	\`last_error\` text,
  	\`done_at\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_key_idx\` ON \`refunds\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`refunds_order_idx\` ON \`refunds\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_gateway_payment_id_idx\` ON \`refunds\` (\`gateway_payment_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_project_idx\` ON \`refunds\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_updated_at_idx\` ON \`refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_created_at_idx\` ON \`refunds\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_tryAt_1_idx\` ON \`refunds\` (\`state\`,\`try_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_doneAt_idx\` ON \`refunds\` (\`project_id\`,\`state\`,\`done_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_createdAt_4_idx\` ON \`refunds\` (\`project_id\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_44_idx\` ON \`refunds\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`returns\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`order_id\` text(36) NOT NULL,
  	\`order_number\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`way\` text NOT NULL,
  	\`paid_paise\` numeric DEFAULT 0 NOT NULL,
  	\`credits_paise\` numeric DEFAULT 0 NOT NULL,
  	\`pay_to\` text,
  	\`note\` text,
  	\`answer\` text,
  	\`by\` text,
  	\`decided_by\` text,
  	\`delivery_paise\` numeric,
  	\`requested_at\` text NOT NULL,
  	\`changed_at\` text NOT NULL,
  	\`request_key\` text NOT NULL,
  	\`pending_task\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`lines\` text NOT NULL,
  	\`figures\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`returns_order_idx\` ON \`returns\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_student_idx\` ON \`returns\` (\`student_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`returns_request_key_idx\` ON \`returns\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`returns_pending_task_idx\` ON \`returns\` (\`pending_task\`);`)
  await db.run(sql`CREATE INDEX \`returns_project_idx\` ON \`returns\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_updated_at_idx\` ON \`returns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`returns_created_at_idx\` ON \`returns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_requestedAt_idx\` ON \`returns\` (\`project_id\`,\`state\`,\`requested_at\`);`)
  await db.run(sql`CREATE INDEX \`student_requestedAt_idx\` ON \`returns\` (\`student_id\`,\`requested_at\`);`)
  await db.run(sql`CREATE INDEX \`project_requestedAt_idx\` ON \`returns\` (\`project_id\`,\`requested_at\`);`)
  await db.run(sql`CREATE TABLE \`return_photos\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`owner_id\` text(36) NOT NULL,
  	\`order_id\` text(36) NOT NULL,
  	\`return_id\` text(36),
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`return_id\`) REFERENCES \`returns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`return_photos_owner_idx\` ON \`return_photos\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`return_photos_order_idx\` ON \`return_photos\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`return_photos_return_idx\` ON \`return_photos\` (\`return_id\`);`)
  await db.run(sql`CREATE INDEX \`return_photos_project_idx\` ON \`return_photos\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`return_photos_updated_at_idx\` ON \`return_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`return_photos_created_at_idx\` ON \`return_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`return_photos_filename_idx\` ON \`return_photos\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`return_photos_sizes_thumb_sizes_thumb_filename_idx\` ON \`return_photos\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_45_idx\` ON \`return_photos\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`credit_wallets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`owner_id\` text(36) NOT NULL,
  	\`name\` text,
  	\`balance_paise\` numeric DEFAULT 0 NOT NULL,
  	\`held_paise\` numeric DEFAULT 0 NOT NULL,
  	\`pending_paise\` numeric DEFAULT 0 NOT NULL,
  	\`n\` numeric NOT NULL,
  	\`next_at\` text,
  	\`changed_at\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`credit_wallets_key_idx\` ON \`credit_wallets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`credit_wallets_owner_idx\` ON \`credit_wallets\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`credit_wallets_next_at_idx\` ON \`credit_wallets\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`credit_wallets_project_idx\` ON \`credit_wallets\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`credit_wallets_updated_at_idx\` ON \`credit_wallets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`credit_wallets_created_at_idx\` ON \`credit_wallets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_changedAt_1_idx\` ON \`credit_wallets\` (\`project_id\`,\`changed_at\`);`)
  await db.run(sql`CREATE TABLE \`earning_wallets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`owner_id\` text(36) NOT NULL,
  	\`name\` text,
  	\`balance_paise\` numeric DEFAULT 0 NOT NULL,
  	\`held_paise\` numeric DEFAULT 0 NOT NULL,
  	\`pending_paise\` numeric DEFAULT 0 NOT NULL,
  	\`n\` numeric NOT NULL,
  	\`next_at\` text,
  	\`changed_at\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`earning_wallets_key_idx\` ON \`earning_wallets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`earning_wallets_owner_idx\` ON \`earning_wallets\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`earning_wallets_next_at_idx\` ON \`earning_wallets\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`earning_wallets_project_idx\` ON \`earning_wallets\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`earning_wallets_updated_at_idx\` ON \`earning_wallets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`earning_wallets_created_at_idx\` ON \`earning_wallets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_changedAt_2_idx\` ON \`earning_wallets\` (\`project_id\`,\`changed_at\`);`)
  await db.run(sql`CREATE TABLE \`referrals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`friend_key\` text NOT NULL,
  	\`friend_id\` text(36) NOT NULL,
  	\`friend_name\` text,
  	\`referrer_id\` text(36) NOT NULL,
  	\`code\` text NOT NULL,
  	\`state\` text DEFAULT 'joined' NOT NULL,
  	\`order\` text,
  	\`order_number\` text,
  	\`reward_paise\` numeric DEFAULT 0 NOT NULL,
  	\`answer\` text,
  	\`by\` text,
  	\`joined_at\` text NOT NULL,
  	\`ordered_at\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`suspicions\` text DEFAULT '[]' NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`friend_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`referrer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`referrals_friend_key_idx\` ON \`referrals\` (\`friend_key\`);`)
  await db.run(sql`CREATE INDEX \`referrals_friend_idx\` ON \`referrals\` (\`friend_id\`);`)
  await db.run(sql`CREATE INDEX \`referrals_referrer_idx\` ON \`referrals\` (\`referrer_id\`);`)
  await db.run(sql`CREATE INDEX \`referrals_project_idx\` ON \`referrals\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`referrals_updated_at_idx\` ON \`referrals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`referrals_created_at_idx\` ON \`referrals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`referrer_joinedAt_idx\` ON \`referrals\` (\`referrer_id\`,\`joined_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_joinedAt_idx\` ON \`referrals\` (\`project_id\`,\`state\`,\`joined_at\`);`)
  await db.run(sql`CREATE INDEX \`project_joinedAt_1_idx\` ON \`referrals\` (\`project_id\`,\`joined_at\`);`)
  await db.run(sql`CREATE TABLE \`payouts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`request_key\` text NOT NULL,
  	\`paid_key\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`name\` text,
  	\`paise\` numeric DEFAULT 0 NOT NULL,
  	\`tax_paise\` numeric DEFAULT 0 NOT NULL,
  	\`has_pan\` integer DEFAULT false NOT NULL,
  	\`target\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`state\` text DEFAULT 'requested' NOT NULL,
  	\`reference\` text,
  	\`answer\` text,
  	\`by\` text,
  	\`requested_at\` text NOT NULL,
  	\`decided_at\` text,
  	\`pending_task\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payouts_request_key_idx\` ON \`payouts\` (\`request_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payouts_paid_key_idx\` ON \`payouts\` (\`paid_key\`);`)
  await db.run(sql`CREATE INDEX \`payouts_student_idx\` ON \`payouts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`payouts_pending_task_idx\` ON \`payouts\` (\`pending_task\`);`)
  await db.run(sql`CREATE INDEX \`payouts_project_idx\` ON \`payouts\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`payouts_updated_at_idx\` ON \`payouts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payouts_created_at_idx\` ON \`payouts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`student_requestedAt_1_idx\` ON \`payouts\` (\`student_id\`,\`requested_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_requestedAt_1_idx\` ON \`payouts\` (\`project_id\`,\`state\`,\`requested_at\`);`)
  await db.run(sql`CREATE INDEX \`project_requestedAt_1_idx\` ON \`payouts\` (\`project_id\`,\`requested_at\`);`)
  await db.run(sql`CREATE TABLE \`fund_wallets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`owner_id\` text(36) NOT NULL,
  	\`name\` text,
  	\`balance_paise\` numeric DEFAULT 0 NOT NULL,
  	\`held_paise\` numeric DEFAULT 0 NOT NULL,
  	\`pending_paise\` numeric DEFAULT 0 NOT NULL,
  	\`n\` numeric NOT NULL,
  	\`next_at\` text,
  	\`changed_at\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`fund_wallets_key_idx\` ON \`fund_wallets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`fund_wallets_owner_idx\` ON \`fund_wallets\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`fund_wallets_next_at_idx\` ON \`fund_wallets\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`fund_wallets_project_idx\` ON \`fund_wallets\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`fund_wallets_updated_at_idx\` ON \`fund_wallets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fund_wallets_created_at_idx\` ON \`fund_wallets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_changedAt_3_idx\` ON \`fund_wallets\` (\`project_id\`,\`changed_at\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`user_level\` numeric DEFAULT 100 NOT NULL,
  	\`is_blocked\` integer DEFAULT false,
  	\`wants_reminders\` integer DEFAULT false,
  	\`news_consent_at\` text,
  	\`news_consent_from\` text,
  	\`language\` text,
  	\`additional_fields\` text,
  	\`uid\` text NOT NULL,
  	\`is_phone_verified\` integer DEFAULT false,
  	\`is_email_verified\` integer DEFAULT false,
  	\`phone_key\` text NOT NULL,
  	\`email_key\` text NOT NULL,
  	\`project_id\` text(36),
  	\`default_address_id\` text(36),
  	\`deleted_at\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`default_address_id\`) REFERENCES \`addresses\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_phone_idx\` ON \`users\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`users_news_consent_at_idx\` ON \`users\` (\`news_consent_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_uid_idx\` ON \`users\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_phone_key_idx\` ON \`users\` (\`phone_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_key_idx\` ON \`users\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`users_project_idx\` ON \`users\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`users_default_address_idx\` ON \`users\` (\`default_address_id\`);`)
  await db.run(sql`CREATE INDEX \`users_deleted_at_idx\` ON \`users\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`users_seed_key_idx\` ON \`users\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_userLevel_idx\` ON \`users\` (\`project_id\`,\`user_level\`);`)
  await db.run(sql`CREATE INDEX \`project_name_idx\` ON \`users\` (\`project_id\`,\`name\`);`)
  await db.run(sql`CREATE INDEX \`project_phone_idx\` ON \`users\` (\`project_id\`,\`phone\`);`)
  await db.run(sql`CREATE INDEX \`project_email_idx\` ON \`users\` (\`project_id\`,\`email\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_46_idx\` ON \`users\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`addresses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`kind\` text DEFAULT 'home' NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`alternate_phone\` text,
  	\`line1\` text NOT NULL,
  	\`line2\` text,
  	\`landmark\` text,
  	\`city\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`pincode\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`addresses_student_idx\` ON \`addresses\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`addresses_project_idx\` ON \`addresses\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`addresses_updated_at_idx\` ON \`addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`addresses_created_at_idx\` ON \`addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_47_idx\` ON \`addresses\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`user_details\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`meta_details\` text,
  	\`last_seen_at\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`user_details_user_idx\` ON \`user_details\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`user_details_last_seen_at_idx\` ON \`user_details\` (\`last_seen_at\`);`)
  await db.run(sql`CREATE INDEX \`user_details_project_idx\` ON \`user_details\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`user_details_updated_at_idx\` ON \`user_details\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`user_details_created_at_idx\` ON \`user_details\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_lastSeenAt_idx\` ON \`user_details\` (\`project_id\`,\`last_seen_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_48_idx\` ON \`user_details\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`access_configurations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`access_list\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`access_configurations_user_idx\` ON \`access_configurations\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_project_idx\` ON \`access_configurations\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_updated_at_idx\` ON \`access_configurations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_created_at_idx\` ON \`access_configurations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_49_idx\` ON \`access_configurations\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`access_configurations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`test_series_id\` text(36),
  	\`selling_products_id\` text(36),
  	\`classes_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`access_configurations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`selling_products_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`access_configurations_rels_order_idx\` ON \`access_configurations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_rels_parent_idx\` ON \`access_configurations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_rels_path_idx\` ON \`access_configurations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_rels_test_series_id_idx\` ON \`access_configurations_rels\` (\`test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_rels_selling_products_id_idx\` ON \`access_configurations_rels\` (\`selling_products_id\`);`)
  await db.run(sql`CREATE INDEX \`access_configurations_rels_classes_id_idx\` ON \`access_configurations_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE TABLE \`user_admin_configs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`features\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`user_admin_configs_user_idx\` ON \`user_admin_configs\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`user_admin_configs_project_idx\` ON \`user_admin_configs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`user_admin_configs_updated_at_idx\` ON \`user_admin_configs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`user_admin_configs_created_at_idx\` ON \`user_admin_configs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_50_idx\` ON \`user_admin_configs\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`texts\` text,
  	\`href\` text,
  	\`read\` integer DEFAULT false NOT NULL,
  	\`added_on\` text NOT NULL,
  	\`read_on\` text,
  	\`dedupe_key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_user_idx\` ON \`notifications\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_added_on_idx\` ON \`notifications\` (\`added_on\`);`)
  await db.run(sql`CREATE INDEX \`notifications_read_on_idx\` ON \`notifications\` (\`read_on\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notifications_dedupe_key_idx\` ON \`notifications\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`notifications_project_idx\` ON \`notifications\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`user_read_addedOn_idx\` ON \`notifications\` (\`user_id\`,\`read\`,\`added_on\`);`)
  await db.run(sql`CREATE INDEX \`user_addedOn_idx\` ON \`notifications\` (\`user_id\`,\`added_on\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_51_idx\` ON \`notifications\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`broadcasts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`href\` text,
  	\`audience\` text NOT NULL,
  	\`batch_id\` text(36),
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`sent_count\` numeric DEFAULT 0,
  	\`cursor\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`batch_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`broadcasts_batch_idx\` ON \`broadcasts\` (\`batch_id\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_state_idx\` ON \`broadcasts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_project_idx\` ON \`broadcasts\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_updated_at_idx\` ON \`broadcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_created_at_idx\` ON \`broadcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_52_idx\` ON \`broadcasts\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`broadcasts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`broadcasts_rels_order_idx\` ON \`broadcasts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_rels_parent_idx\` ON \`broadcasts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_rels_path_idx\` ON \`broadcasts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_rels_users_id_idx\` ON \`broadcasts_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`bulk_emails_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`text\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bulk_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bulk_emails_blocks_order_idx\` ON \`bulk_emails_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bulk_emails_blocks_parent_id_idx\` ON \`bulk_emails_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bulk_emails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`second_subject\` text,
  	\`sample_percent\` numeric DEFAULT 20,
  	\`segment_role\` text,
  	\`segment_owns_id\` text(36),
  	\`segment_lacks_id\` text(36),
  	\`segment_tag\` text,
  	\`segment_batch_id\` text(36),
  	\`segment_seen_within_days\` numeric,
  	\`segment_not_seen_for_days\` numeric,
  	\`segment_has_cart\` integer DEFAULT false,
  	\`segment_paper_id\` text(36),
  	\`segment_marks_from\` numeric,
  	\`segment_marks_to\` numeric,
  	\`per_minute\` numeric DEFAULT 60 NOT NULL,
  	\`is_counted\` integer DEFAULT false,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`send_at\` text,
  	\`started_at\` text,
  	\`ended_at\` text,
  	\`queued_count\` numeric DEFAULT 0,
  	\`opened_count\` numeric DEFAULT 0,
  	\`clicked_count\` numeric DEFAULT 0,
  	\`chosen_subject\` text,
  	\`sample_size\` numeric,
  	\`sent_to\` text,
  	\`next_at\` text,
  	\`cursor\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`segment_owns_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`segment_lacks_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`segment_batch_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`segment_paper_id\`) REFERENCES \`test_papers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`bulk_emails_segment_segment_owns_idx\` ON \`bulk_emails\` (\`segment_owns_id\`);`)
  await db.run(sql`CREATE INDEX \`bulk_emails_segment_segment_lacks_idx\` ON \`bulk_emails\` (\`segment_lacks_id\`);`)
  await db.run(sql`CREATE INDEX \`bulk_emails_segment_segment_batch_idx\` ON \`bulk_emails\` (\`segment_batch_id\`);`)
  await db.run(sql`CREATE INDEX \`bulk_emails_segment_segment_paper_idx\` ON \`bulk_emails\` (\`segment_paper_id\`);`)
  await db.run(sql`CREATE INDEX \`bulk_emails_project_idx\` ON \`bulk_emails\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`bulk_emails_updated_at_idx\` ON \`bulk_emails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_emails_created_at_idx\` ON \`bulk_emails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_sendAt_idx\` ON \`bulk_emails\` (\`state\`,\`send_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_53_idx\` ON \`bulk_emails\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`delivery_logs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`channel\` text NOT NULL,
  	\`provider\` text NOT NULL,
  	\`sender\` text,
  	\`purpose\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`error_code\` text,
  	\`provider_id\` text,
  	\`took_ms\` numeric,
  	\`added_on\` text NOT NULL,
  	\`delete_date\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`delivery_logs_purpose_idx\` ON \`delivery_logs\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`delivery_logs_status_idx\` ON \`delivery_logs\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`delivery_logs_added_on_idx\` ON \`delivery_logs\` (\`added_on\`);`)
  await db.run(sql`CREATE INDEX \`delivery_logs_delete_date_idx\` ON \`delivery_logs\` (\`delete_date\`);`)
  await db.run(sql`CREATE INDEX \`delivery_logs_project_idx\` ON \`delivery_logs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`delivery_logs_updated_at_idx\` ON \`delivery_logs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_logs_created_at_idx\` ON \`delivery_logs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_54_idx\` ON \`delivery_logs\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`signout_logs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`uid\` text NOT NULL,
  	\`added_on\` text NOT NULL,
  	\`session_id\` text NOT NULL,
  	\`delete_date\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`signout_logs_uid_idx\` ON \`signout_logs\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`signout_logs_delete_date_idx\` ON \`signout_logs\` (\`delete_date\`);`)
  await db.run(sql`CREATE INDEX \`signout_logs_project_idx\` ON \`signout_logs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`signout_logs_updated_at_idx\` ON \`signout_logs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`signout_logs_created_at_idx\` ON \`signout_logs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_55_idx\` ON \`signout_logs\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`error_logs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`error\` text,
  	\`message\` text NOT NULL,
  	\`ref_path\` text,
  	\`function_name\` text,
  	\`severity\` text NOT NULL,
  	\`panel\` text NOT NULL,
  	\`platform\` text,
  	\`uid\` text,
  	\`added_on\` text NOT NULL,
  	\`now_date\` text,
  	\`last_seen_at\` text NOT NULL,
  	\`delete_date\` text NOT NULL,
  	\`count\` numeric DEFAULT 1 NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`group_key\` text NOT NULL,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`error_logs_severity_idx\` ON \`error_logs\` (\`severity\`);`)
  await db.run(sql`CREATE INDEX \`error_logs_uid_idx\` ON \`error_logs\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`error_logs_last_seen_at_idx\` ON \`error_logs\` (\`last_seen_at\`);`)
  await db.run(sql`CREATE INDEX \`error_logs_delete_date_idx\` ON \`error_logs\` (\`delete_date\`);`)
  await db.run(sql`CREATE INDEX \`error_logs_fingerprint_idx\` ON \`error_logs\` (\`fingerprint\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`error_logs_group_key_idx\` ON \`error_logs\` (\`group_key\`);`)
  await db.run(sql`CREATE INDEX \`error_logs_project_idx\` ON \`error_logs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`error_logs_updated_at_idx\` ON \`error_logs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`error_logs_created_at_idx\` ON \`error_logs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_56_idx\` ON \`error_logs\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_logs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`actor\` text,
  	\`actor_name\` text NOT NULL,
  	\`actor_level\` numeric DEFAULT 0 NOT NULL,
  	\`action\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`entity_id\` text,
  	\`entity_title\` text,
  	\`summary\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	\`ip\` text,
  	\`delete_date\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`project_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_logs_at_idx\` ON \`audit_logs\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_actor_idx\` ON \`audit_logs\` (\`actor\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_action_idx\` ON \`audit_logs\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_delete_date_idx\` ON \`audit_logs\` (\`delete_date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_logs_key_idx\` ON \`audit_logs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_project_idx\` ON \`audit_logs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_updated_at_idx\` ON \`audit_logs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_created_at_idx\` ON \`audit_logs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_at_4_idx\` ON \`audit_logs\` (\`project_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`entity_entityId_1_idx\` ON \`audit_logs\` (\`entity\`,\`entity_id\`);`)
  await db.run(sql`CREATE TABLE \`web_static_configs_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`hindi_label\` text,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_static_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_static_configs_navigation_order_idx\` ON \`web_static_configs_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`web_static_configs_navigation_parent_id_idx\` ON \`web_static_configs_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`web_static_configs_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`hindi_label\` text,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_static_configs_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_static_configs_footer_columns_links_order_idx\` ON \`web_static_configs_footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`web_static_configs_footer_columns_links_parent_id_idx\` ON \`web_static_configs_footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`web_static_configs_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`hindi_title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_static_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_static_configs_footer_columns_order_idx\` ON \`web_static_configs_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`web_static_configs_footer_columns_parent_id_idx\` ON \`web_static_configs_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popup_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field_title\` text NOT NULL,
  	\`field_id\` text NOT NULL,
  	\`field_type\` text DEFAULT 'text' NOT NULL,
  	\`rank\` numeric DEFAULT 0,
  	\`required\` integer DEFAULT false,
  	\`field_data\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_static_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popup_fields_order_idx\` ON \`popup_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`popup_fields_parent_id_idx\` ON \`popup_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`web_static_configs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`theme_primary_color\` text DEFAULT '#2a74ed' NOT NULL,
  	\`theme_secondary_color\` text DEFAULT '#141414' NOT NULL,
  	\`theme_primary_contrast_color\` text DEFAULT '#ffffff' NOT NULL,
  	\`theme_secondary_contrast_color\` text DEFAULT '#ffffff' NOT NULL,
  	\`theme_bg_color\` text DEFAULT '#ffffff' NOT NULL,
  	\`theme_text_color\` text DEFAULT '#141414' NOT NULL,
  	\`brand_tagline\` text,
  	\`brand_logo_id\` text(36),
  	\`brand_announcement\` text,
  	\`brand_announcement_href\` text,
  	\`brand_support_hours\` text,
  	\`contact_links_phone\` text,
  	\`contact_links_whatsapp\` text,
  	\`contact_links_instagram\` text,
  	\`contact_links_linkedin\` text,
  	\`contact_links_facebook\` text,
  	\`contact_links_youtube\` text,
  	\`contact_links_gmail\` text,
  	\`contact_links_telegram\` text,
  	\`contact_links_website\` text,
  	\`contact_links_playstore\` text,
  	\`contact_links_appstore\` text,
  	\`contact_links_twitter\` text,
  	\`admin_web_config_signup_form_login_title\` text,
  	\`admin_web_config_signup_form_login_subtitle\` text,
  	\`admin_web_config_signup_form_signup_title\` text,
  	\`admin_web_config_signup_form_signup_subtitle\` text,
  	\`admin_web_config_signup_form_is_intl_phone_enabled\` integer DEFAULT false,
  	\`admin_web_config_signup_form_is_email_otp_enabled\` integer DEFAULT false,
  	\`admin_web_config_signup_form_toggle_signup_login_is_active\` integer DEFAULT true,
  	\`admin_web_config_signup_form_toggle_signup_login_to_login_button_text\` text,
  	\`admin_web_config_signup_form_toggle_signup_login_to_signup_button_text\` text,
  	\`admin_web_config_signup_form_additional_popup_is_active\` integer DEFAULT false,
  	\`admin_web_config_signup_form_additional_popup_disable_close\` integer DEFAULT true,
  	\`admin_web_config_signup_form_flag_base_url\` text,
  	\`hindi_enabled\` integer DEFAULT false,
  	\`hindi_tagline\` text,
  	\`hindi_announcement\` text,
  	\`hindi_support_hours\` text,
  	\`hindi_login_heading\` text,
  	\`hindi_login_text\` text,
  	\`hindi_login_title\` text,
  	\`hindi_login_subtitle\` text,
  	\`hindi_signup_title\` text,
  	\`hindi_signup_subtitle\` text,
  	\`hindi_to_login_button_text\` text,
  	\`hindi_to_signup_button_text\` text,
  	\`login_art_heading\` text,
  	\`login_art_text\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`web_static_configs_brand_brand_logo_idx\` ON \`web_static_configs\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`web_static_configs_seed_key_idx\` ON \`web_static_configs\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`web_static_configs_project_idx\` ON \`web_static_configs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`web_static_configs_updated_at_idx\` ON \`web_static_configs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`web_static_configs_created_at_idx\` ON \`web_static_configs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`project_configs_courses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_configs_courses_order_idx\` ON \`project_configs_courses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_configs_courses_parent_id_idx\` ON \`project_configs_courses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_configs_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`tag\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_configs_tags_order_idx\` ON \`project_configs_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_configs_tags_parent_id_idx\` ON \`project_configs_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_configs_franchisee_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`tag\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_configs_franchisee_tags_order_idx\` ON \`project_configs_franchisee_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_configs_franchisee_tags_parent_id_idx\` ON \`project_configs_franchisee_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_configs_filters_order\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`filter\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_configs_filters_order_order_idx\` ON \`project_configs_filters_order\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_configs_filters_order_parent_id_idx\` ON \`project_configs_filters_order\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_configs_topics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`hindi\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_configs_topics_order_idx\` ON \`project_configs_topics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_configs_topics_parent_id_idx\` ON \`project_configs_topics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_configs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`project_configs_seed_key_idx\` ON \`project_configs\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_configs_project_idx\` ON \`project_configs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`project_configs_updated_at_idx\` ON \`project_configs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`project_configs_created_at_idx\` ON \`project_configs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`admin_configs_user_header_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`hindi_label\` text,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`admin_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`admin_configs_user_header_links_order_idx\` ON \`admin_configs_user_header_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`admin_configs_user_header_links_parent_id_idx\` ON \`admin_configs_user_header_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`admin_configs_off_features\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`admin_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`admin_configs_off_features_order_idx\` ON \`admin_configs_off_features\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`admin_configs_off_features_parent_idx\` ON \`admin_configs_off_features\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`admin_configs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`rewards_enabled\` integer DEFAULT false,
  	\`referral_enabled\` integer DEFAULT false,
  	\`scheduled_report_every\` text DEFAULT 'never',
  	\`auth_limits_max_tries\` numeric DEFAULT 3 NOT NULL,
  	\`auth_limits_send_gap_ms\` numeric DEFAULT 30000 NOT NULL,
  	\`auth_limits_sends_per_hour\` numeric DEFAULT 5 NOT NULL,
  	\`auth_limits_sends_per_day\` numeric DEFAULT 10 NOT NULL,
  	\`auth_limits_guess_burst\` numeric DEFAULT 3 NOT NULL,
  	\`auth_limits_guess_refill_ms\` numeric DEFAULT 604800000 NOT NULL,
  	\`auth_limits_long_guesses_per_day\` numeric DEFAULT 5 NOT NULL,
  	\`auth_limits_known_device_guesses_per_day\` numeric DEFAULT 10 NOT NULL,
  	\`auth_limits_ip_sends_per_hour\` numeric DEFAULT 60 NOT NULL,
  	\`auth_limits_ip_sends_per_day\` numeric DEFAULT 300 NOT NULL,
  	\`auth_limits_ip_guesses_per_hour\` numeric DEFAULT 30 NOT NULL,
  	\`auth_limits_network_factor\` numeric DEFAULT 10 NOT NULL,
  	\`auth_limits_sms_per_day\` numeric DEFAULT 5000 NOT NULL,
  	\`auth_limits_emails_per_day\` numeric DEFAULT 5000 NOT NULL,
  	\`auth_limits_sms_per_prefix_per_day\` numeric DEFAULT 200 NOT NULL,
  	\`auth_limits_project_guesses_per_hour\` numeric DEFAULT 200 NOT NULL,
  	\`auth_limits_project_guess_percent\` numeric DEFAULT 20 NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`admin_configs_seed_key_idx\` ON \`admin_configs\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`admin_configs_project_idx\` ON \`admin_configs\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`admin_configs_updated_at_idx\` ON \`admin_configs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`admin_configs_created_at_idx\` ON \`admin_configs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`admin_configs_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`admin_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`admin_configs_rels_order_idx\` ON \`admin_configs_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`admin_configs_rels_parent_idx\` ON \`admin_configs_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`admin_configs_rels_path_idx\` ON \`admin_configs_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`admin_configs_rels_users_id_idx\` ON \`admin_configs_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`message_settings_sms_senders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`messaging_service_sid\` text,
  	\`account_sid\` text,
  	\`auth_token\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`message_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`message_settings_sms_senders_order_idx\` ON \`message_settings_sms_senders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`message_settings_sms_senders_parent_id_idx\` ON \`message_settings_sms_senders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`message_settings_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`channel\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	\`dlt_template_id\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`message_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`message_settings_templates_order_idx\` ON \`message_settings_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`message_settings_templates_parent_id_idx\` ON \`message_settings_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`message_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`dlt_entity_id\` text,
  	\`smtp_url\` text,
  	\`email_from_name\` text,
  	\`email_from\` text,
  	\`dkim_selector\` text,
  	\`email_reply_to\` text,
  	\`email_price_paise\` numeric,
  	\`counts_reads\` integer DEFAULT false,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`message_settings_seed_key_idx\` ON \`message_settings\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`message_settings_project_idx\` ON \`message_settings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`message_settings_updated_at_idx\` ON \`message_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_settings_created_at_idx\` ON \`message_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`razorpay_is_active\` integer DEFAULT false,
  	\`razorpay_key_id\` text,
  	\`razorpay_key_secret\` text,
  	\`razorpay_webhook_secret\` text,
  	\`razorpay_old_webhook_secret\` text,
  	\`cash_on_delivery_is_active\` integer DEFAULT false,
  	\`cash_on_delivery_max_paise\` numeric DEFAULT 0,
  	\`cash_on_delivery_fee_paise\` numeric DEFAULT 0,
  	\`bank_transfer_is_active\` integer DEFAULT false,
  	\`bank_transfer_instructions\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payment_settings_seed_key_idx\` ON \`payment_settings\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_settings_project_idx\` ON \`payment_settings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_settings_updated_at_idx\` ON \`payment_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_settings_created_at_idx\` ON \`payment_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_delivery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`hindi_label\` text,
  	\`price_paise\` numeric DEFAULT 0 NOT NULL,
  	\`kilogram_paise\` numeric DEFAULT 0 NOT NULL,
  	\`free_from_paise\` numeric,
  	\`faster_days\` numeric DEFAULT 0 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_delivery_order_idx\` ON \`shop_settings_delivery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_delivery_parent_id_idx\` ON \`shop_settings_delivery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_cash_states\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_cash_states_order_idx\` ON \`shop_settings_cash_states\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_cash_states_parent_idx\` ON \`shop_settings_cash_states\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`return_kinds\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`days\` numeric DEFAULT 7 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`return_kinds_order_idx\` ON \`return_kinds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`return_kinds_parent_id_idx\` ON \`return_kinds\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_win_back_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`hours\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_win_back_rules_order_idx\` ON \`shop_settings_win_back_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_win_back_rules_parent_id_idx\` ON \`shop_settings_win_back_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tax_gstin\` text,
  	\`tax_legal_name\` text,
  	\`tax_address\` text,
  	\`tax_state\` text,
  	\`tax_learning_percent\` numeric DEFAULT 18 NOT NULL,
  	\`tax_goods_percent\` numeric DEFAULT 0 NOT NULL,
  	\`invoicing_invoice_prefix\` text,
  	\`invoicing_credit_note_prefix\` text,
  	\`invoicing_learning_sac\` text,
  	\`invoicing_goods_hsn\` text,
  	\`invoicing_signatory\` text,
  	\`invoicing_pan\` text,
  	\`rounds_to_rupee\` integer DEFAULT false,
  	\`returns_goods_days\` numeric DEFAULT 7 NOT NULL,
  	\`returns_learning_days\` numeric DEFAULT 7 NOT NULL,
  	\`returns_most_progress\` numeric DEFAULT 20 NOT NULL,
  	\`returns_refunds_delivery\` integer DEFAULT false,
  	\`reminds_of_carts\` integer DEFAULT true,
  	\`win_back_is_on\` integer DEFAULT false,
  	\`win_back_per_week\` numeric DEFAULT 2 NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_seed_key_idx\` ON \`shop_settings\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_settings_project_idx\` ON \`shop_settings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_updated_at_idx\` ON \`shop_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_created_at_idx\` ON \`shop_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reward_settings_credits_earning_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reward_settings_credits_earning\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reward_settings_credits_earning_kinds_order_idx\` ON \`reward_settings_credits_earning_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_credits_earning_kinds_parent_idx\` ON \`reward_settings_credits_earning_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reward_settings_credits_earning\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`percent\` numeric DEFAULT 0 NOT NULL,
  	\`flat_paise\` numeric DEFAULT 0 NOT NULL,
  	\`most_paise\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reward_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reward_settings_credits_earning_order_idx\` ON \`reward_settings_credits_earning\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_credits_earning_parent_id_idx\` ON \`reward_settings_credits_earning\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reward_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`credits_earn_from_paise\` numeric DEFAULT 0 NOT NULL,
  	\`credits_earn_most_paise\` numeric,
  	\`credits_valid_days\` numeric DEFAULT 365 NOT NULL,
  	\`credits_most_percent\` numeric DEFAULT 100 NOT NULL,
  	\`credits_spend_from_paise\` numeric DEFAULT 0 NOT NULL,
  	\`referral_percent\` numeric DEFAULT 0 NOT NULL,
  	\`referral_flat_paise\` numeric DEFAULT 0 NOT NULL,
  	\`referral_most_paise\` numeric,
  	\`referral_order_from_paise\` numeric DEFAULT 0 NOT NULL,
  	\`referral_friend_coupon_id\` text(36),
  	\`referral_payout_from_paise\` numeric DEFAULT 0 NOT NULL,
  	\`referral_tax_free_paise\` numeric DEFAULT 0 NOT NULL,
  	\`referral_tax_percent\` numeric DEFAULT 2 NOT NULL,
  	\`referral_tax_percent_without_pan\` numeric DEFAULT 20 NOT NULL,
  	\`franchise_commission_percent\` numeric DEFAULT 0 NOT NULL,
  	\`experts_sheet_paise\` numeric DEFAULT 0 NOT NULL,
  	\`experts_doubt_paise\` numeric DEFAULT 0 NOT NULL,
  	\`experts_second_check_percent\` numeric DEFAULT 0 NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`referral_friend_coupon_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reward_settings_referral_referral_friend_coupon_idx\` ON \`reward_settings\` (\`referral_friend_coupon_id\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_seed_key_idx\` ON \`reward_settings\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reward_settings_project_idx\` ON \`reward_settings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_updated_at_idx\` ON \`reward_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_created_at_idx\` ON \`reward_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reward_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`selling_products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reward_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`selling_products_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reward_settings_rels_order_idx\` ON \`reward_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_rels_parent_idx\` ON \`reward_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_rels_path_idx\` ON \`reward_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reward_settings_rels_selling_products_id_idx\` ON \`reward_settings_rels\` (\`selling_products_id\`);`)
  await db.run(sql`CREATE TABLE \`courier_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`area_served\` text DEFAULT 'everywhereBut' NOT NULL,
  	\`area_prefixes\` text,
  	\`area_no_cash\` text,
  	\`courier\` text DEFAULT 'manual' NOT NULL,
  	\`collects_cash\` integer DEFAULT true,
  	\`box_weight_grams\` numeric DEFAULT 50 NOT NULL,
  	\`box_length_cm\` numeric DEFAULT 28 NOT NULL,
  	\`box_width_cm\` numeric DEFAULT 22 NOT NULL,
  	\`box_height_cm\` numeric DEFAULT 6 NOT NULL,
  	\`shiprocket_is_active\` integer DEFAULT false,
  	\`shiprocket_email\` text,
  	\`shiprocket_password\` text,
  	\`shiprocket_webhook_token\` text,
  	\`shiprocket_pickup_location\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courier_settings_project_idx\` ON \`courier_settings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`courier_settings_updated_at_idx\` ON \`courier_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courier_settings_created_at_idx\` ON \`courier_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`live_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`jitsi_is_active\` integer DEFAULT false,
  	\`jitsi_url\` text,
  	\`jitsi_app_id\` text,
  	\`jitsi_secret\` text,
  	\`bigbluebutton_is_active\` integer DEFAULT false,
  	\`bigbluebutton_url\` text,
  	\`bigbluebutton_secret\` text,
  	\`zoom_is_active\` integer DEFAULT false,
  	\`zoom_account_id\` text,
  	\`zoom_client_id\` text,
  	\`zoom_secret\` text,
  	\`zoom_host\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`live_settings_project_idx\` ON \`live_settings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`live_settings_updated_at_idx\` ON \`live_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`live_settings_created_at_idx\` ON \`live_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`support_settings_hours_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`support_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_settings_hours_weekdays_order_idx\` ON \`support_settings_hours_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_hours_weekdays_parent_idx\` ON \`support_settings_hours_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`support_settings_hours_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`support_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_settings_hours_holidays_order_idx\` ON \`support_settings_hours_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_hours_holidays_parent_id_idx\` ON \`support_settings_hours_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`support_settings_doubts_subjects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`answer_hours\` numeric,
  	\`max_waiting\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`support_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_settings_doubts_subjects_order_idx\` ON \`support_settings_doubts_subjects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_doubts_subjects_parent_id_idx\` ON \`support_settings_doubts_subjects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`support_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`hours_opens_at\` text DEFAULT '10:00' NOT NULL,
  	\`hours_closes_at\` text DEFAULT '19:00' NOT NULL,
  	\`targets_low_first_reply_hours\` numeric DEFAULT 16 NOT NULL,
  	\`targets_low_resolve_hours\` numeric DEFAULT 80 NOT NULL,
  	\`targets_normal_first_reply_hours\` numeric DEFAULT 8 NOT NULL,
  	\`targets_normal_resolve_hours\` numeric DEFAULT 40 NOT NULL,
  	\`targets_high_first_reply_hours\` numeric DEFAULT 4 NOT NULL,
  	\`targets_high_resolve_hours\` numeric DEFAULT 24 NOT NULL,
  	\`targets_urgent_first_reply_hours\` numeric DEFAULT 1 NOT NULL,
  	\`targets_urgent_resolve_hours\` numeric DEFAULT 8 NOT NULL,
  	\`doubts_free_doubts\` numeric,
  	\`officer_name\` text,
  	\`officer_email\` text,
  	\`officer_phone\` text,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`support_settings_seed_key_idx\` ON \`support_settings\` (\`seed_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`support_settings_project_idx\` ON \`support_settings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_updated_at_idx\` ON \`support_settings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_created_at_idx\` ON \`support_settings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`support_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`support_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_settings_rels_order_idx\` ON \`support_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_rels_parent_idx\` ON \`support_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_rels_path_idx\` ON \`support_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`support_settings_rels_users_id_idx\` ON \`support_settings_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_domains\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_domains_order_idx\` ON \`projects_domains\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_domains_parent_id_idx\` ON \`projects_domains\` (\`_parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_domains_host_idx\` ON \`projects_domains\` (\`host\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`time_zone\` text DEFAULT 'Asia/Kolkata' NOT NULL,
  	\`locale\` text DEFAULT 'en-IN' NOT NULL,
  	\`currency\` text DEFAULT 'INR' NOT NULL,
  	\`seed_key\` text,
  	\`seed_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_slug_idx\` ON \`projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`projects_seed_key_idx\` ON \`projects\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`project_id\` text(36),
  	\`is_staff\` integer DEFAULT false NOT NULL,
  	\`sign_in_hash\` text NOT NULL,
  	\`sign_in_expires_at\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`state\` text DEFAULT 'verified' NOT NULL,
  	\`platform\` text,
  	\`device_name\` text,
  	\`ip\` text,
  	\`last_seen_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`opened_from\` text,
  	\`proven_until\` text,
  	\`revoked_at\` text,
  	\`is_read_only\` integer DEFAULT false,
  	\`opened_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`opened_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sessions_user_idx\` ON \`sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`sessions_project_idx\` ON \`sessions\` (\`project_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_sign_in_hash_idx\` ON \`sessions\` (\`sign_in_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_token_hash_idx\` ON \`sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`sessions_expires_at_idx\` ON \`sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_opened_by_idx\` ON \`sessions\` (\`opened_by_id\`);`)
  await db.run(sql`CREATE INDEX \`sessions_updated_at_idx\` ON \`sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_created_at_idx\` ON \`sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`otp_challenges\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slot_key\` text NOT NULL,
  	\`browser\` text,
  	\`challenge\` text NOT NULL,
  	\`identifier\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`length\` numeric DEFAULT 4 NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`wrong_guesses\` numeric DEFAULT 0 NOT NULL,
  	\`signup\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`otp_challenges_slot_key_idx\` ON \`otp_challenges\` (\`slot_key\`);`)
  await db.run(sql`CREATE INDEX \`otp_challenges_browser_idx\` ON \`otp_challenges\` (\`browser\`);`)
  await db.run(sql`CREATE INDEX \`otp_challenges_expires_at_idx\` ON \`otp_challenges\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`otp_challenges_updated_at_idx\` ON \`otp_challenges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`otp_challenges_created_at_idx\` ON \`otp_challenges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`otp_budgets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`next_send_at\` numeric DEFAULT 0 NOT NULL,
  	\`hour_start\` numeric DEFAULT 0 NOT NULL,
  	\`hour_sends\` numeric DEFAULT 0 NOT NULL,
  	\`day_start\` numeric DEFAULT 0 NOT NULL,
  	\`sends\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`otp_budgets_key_idx\` ON \`otp_budgets\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`otp_budgets_next_send_at_idx\` ON \`otp_budgets\` (\`next_send_at\`);`)
  await db.run(sql`CREATE INDEX \`otp_budgets_updated_at_idx\` ON \`otp_budgets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`otp_budgets_created_at_idx\` ON \`otp_budgets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`rate_limits\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`window_start\` numeric DEFAULT 0 NOT NULL,
  	\`full_at\` numeric DEFAULT 0 NOT NULL,
  	\`until\` numeric DEFAULT 0 NOT NULL,
  	\`idle_at\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_limits_key_idx\` ON \`rate_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_idle_at_idx\` ON \`rate_limits\` (\`idle_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_updated_at_idx\` ON \`rate_limits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_created_at_idx\` ON \`rate_limits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`known_devices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`device_key\` text NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`known_devices_device_key_idx\` ON \`known_devices\` (\`device_key\`);`)
  await db.run(sql`CREATE INDEX \`known_devices_user_idx\` ON \`known_devices\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`known_devices_expires_at_idx\` ON \`known_devices\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`known_devices_updated_at_idx\` ON \`known_devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`known_devices_created_at_idx\` ON \`known_devices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`claims\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`claims_key_idx\` ON \`claims\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`claims_expires_at_idx\` ON \`claims\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`claims_updated_at_idx\` ON \`claims\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`claims_created_at_idx\` ON \`claims\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`until\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`leases_name_idx\` ON \`leases\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`leases_updated_at_idx\` ON \`leases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leases_created_at_idx\` ON \`leases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`n\` numeric NOT NULL,
  	\`source\` text NOT NULL,
  	\`tags\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`changes_n_idx\` ON \`changes\` (\`n\`);`)
  await db.run(sql`CREATE INDEX \`changes_updated_at_idx\` ON \`changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`changes_created_at_idx\` ON \`changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`processes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`started_at\` numeric NOT NULL,
  	\`seen_at\` numeric NOT NULL,
  	\`secret_mark\` text NOT NULL,
  	\`store\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`processes_key_idx\` ON \`processes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`processes_updated_at_idx\` ON \`processes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`processes_created_at_idx\` ON \`processes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outgoing_messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`user\` text,
  	\`channel\` text NOT NULL,
  	\`to\` text,
  	\`host\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text,
  	\`thread\` text,
  	\`bulk_email\` text,
  	\`half\` text,
  	\`kind\` text DEFAULT 'account' NOT NULL,
  	\`state\` text DEFAULT 'due' NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`outgoing_messages_key_idx\` ON \`outgoing_messages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_messages_user_idx\` ON \`outgoing_messages\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_messages_bulk_email_idx\` ON \`outgoing_messages\` (\`bulk_email\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_messages_updated_at_idx\` ON \`outgoing_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_messages_created_at_idx\` ON \`outgoing_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_3_idx\` ON \`outgoing_messages\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`project_state_updatedAt_idx\` ON \`outgoing_messages\` (\`project\`,\`state\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`message_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`muted\` text DEFAULT '[]' NOT NULL,
  	\`is_daily\` integer DEFAULT false,
  	\`quiet_from\` text,
  	\`quiet_to\` text,
  	\`suppressed_email\` text,
  	\`suppressed_for\` text,
  	\`suppressed_at\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`message_preferences_user_idx\` ON \`message_preferences\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`message_preferences_project_idx\` ON \`message_preferences\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`message_preferences_updated_at_idx\` ON \`message_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_preferences_created_at_idx\` ON \`message_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`push_devices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`session\` text NOT NULL,
  	\`browser\` text,
  	\`device_name\` text NOT NULL,
  	\`endpoint_key\` text NOT NULL,
  	\`endpoint\` text NOT NULL,
  	\`p256dh\` text NOT NULL,
  	\`auth\` text NOT NULL,
  	\`last_message\` text,
  	\`added_on\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`push_devices_user_idx\` ON \`push_devices\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_session_idx\` ON \`push_devices\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_browser_idx\` ON \`push_devices\` (\`browser\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`push_devices_endpoint_key_idx\` ON \`push_devices\` (\`endpoint_key\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_updated_at_idx\` ON \`push_devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_created_at_idx\` ON \`push_devices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`purchase_limits\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`available\` numeric,
  	\`held\` numeric DEFAULT 0 NOT NULL,
  	\`sold\` numeric DEFAULT 0 NOT NULL,
  	\`received\` numeric,
  	\`next_end\` text,
  	\`rev\` numeric DEFAULT 0 NOT NULL,
  	\`reservations\` text DEFAULT '{}' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`purchase_limits_key_idx\` ON \`purchase_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`purchase_limits_project_idx\` ON \`purchase_limits\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`purchase_limits_next_end_idx\` ON \`purchase_limits\` (\`next_end\`);`)
  await db.run(sql`CREATE INDEX \`purchase_limits_updated_at_idx\` ON \`purchase_limits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`purchase_limits_created_at_idx\` ON \`purchase_limits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reservation_entries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`pool\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`quantity\` numeric NOT NULL,
  	\`reservation\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reservation_entries_key_idx\` ON \`reservation_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reservation_entries_updated_at_idx\` ON \`reservation_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reservation_entries_created_at_idx\` ON \`reservation_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pool_key_idx\` ON \`reservation_entries\` (\`pool\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`wallet_entries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`wallet\` text NOT NULL,
  	\`n\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`amount_paise\` numeric DEFAULT 0 NOT NULL,
  	\`held_paise\` numeric DEFAULT 0 NOT NULL,
  	\`pending_paise\` numeric DEFAULT 0 NOT NULL,
  	\`balance_after\` numeric DEFAULT 0 NOT NULL,
  	\`held_after\` numeric DEFAULT 0 NOT NULL,
  	\`pending_after\` numeric DEFAULT 0 NOT NULL,
  	\`order\` text,
  	\`note\` text,
  	\`by\` text,
  	\`at\` text NOT NULL,
  	\`parts\` text DEFAULT '[]' NOT NULL,
  	\`state\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`wallet_entries_key_idx\` ON \`wallet_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`wallet_entries_project_idx\` ON \`wallet_entries\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`wallet_entries_order_idx\` ON \`wallet_entries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`wallet_entries_at_idx\` ON \`wallet_entries\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`wallet_entries_updated_at_idx\` ON \`wallet_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wallet_entries_created_at_idx\` ON \`wallet_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`wallet_n_idx\` ON \`wallet_entries\` (\`wallet\`,\`n\`);`)
  await db.run(sql`CREATE INDEX \`owner_createdAt_idx\` ON \`wallet_entries\` (\`owner\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`referral_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`code_key\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`user\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`referral_codes_code_key_idx\` ON \`referral_codes\` (\`code_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`referral_codes_user_idx\` ON \`referral_codes\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`referral_codes_project_idx\` ON \`referral_codes\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`referral_codes_updated_at_idx\` ON \`referral_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`referral_codes_created_at_idx\` ON \`referral_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`franchise_invitations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`request_key\` text NOT NULL,
  	\`franchisee\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`state\` text NOT NULL,
  	\`invited_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`franchise_invitations_request_key_idx\` ON \`franchise_invitations\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`franchise_invitations_expires_at_idx\` ON \`franchise_invitations\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_invitations_updated_at_idx\` ON \`franchise_invitations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_invitations_created_at_idx\` ON \`franchise_invitations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_phone_1_idx\` ON \`franchise_invitations\` (\`project\`,\`phone\`);`)
  await db.run(sql`CREATE INDEX \`project_email_1_idx\` ON \`franchise_invitations\` (\`project\`,\`email\`);`)
  await db.run(sql`CREATE INDEX \`franchisee_invitedAt_idx\` ON \`franchise_invitations\` (\`franchisee\`,\`invited_at\`);`)
  await db.run(sql`CREATE TABLE \`franchise_students\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student\` text NOT NULL,
  	\`franchisee\` text NOT NULL,
  	\`project\` text NOT NULL,
  	\`joined_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`franchise_students_student_idx\` ON \`franchise_students\` (\`student\`);`)
  await db.run(sql`CREATE INDEX \`franchise_students_project_idx\` ON \`franchise_students\` (\`project\`);`)
  await db.run(sql`CREATE INDEX \`franchise_students_updated_at_idx\` ON \`franchise_students\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`franchise_students_created_at_idx\` ON \`franchise_students\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`franchisee_joinedAt_idx\` ON \`franchise_students\` (\`franchisee\`,\`joined_at\`);`)
  await db.run(sql`CREATE TABLE \`sandbox_transactions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`gateway_order_id\` text NOT NULL,
  	\`project_slug\` text NOT NULL,
  	\`receipt\` text NOT NULL,
  	\`amount_paise\` numeric DEFAULT 0 NOT NULL,
  	\`return_url\` text NOT NULL,
  	\`payment_id\` text,
  	\`state\` text DEFAULT 'created' NOT NULL,
  	\`refund_id\` text,
  	\`is_delivered\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sandbox_transactions_gateway_order_id_idx\` ON \`sandbox_transactions\` (\`gateway_order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sandbox_transactions_receipt_idx\` ON \`sandbox_transactions\` (\`receipt\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_transactions_payment_id_idx\` ON \`sandbox_transactions\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_transactions_updated_at_idx\` ON \`sandbox_transactions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_transactions_created_at_idx\` ON \`sandbox_transactions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`exports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`format\` text DEFAULT 'csv' NOT NULL,
  	\`limit\` numeric,
  	\`page\` numeric DEFAULT 1,
  	\`sort\` text,
  	\`sort_order\` text,
  	\`drafts\` text DEFAULT 'yes',
  	\`collection_slug\` text DEFAULT 'selling-products' NOT NULL,
  	\`where\` text DEFAULT '{}',
  	\`owner_id\` text(36),
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`exports_owner_idx\` ON \`exports\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`exports_project_idx\` ON \`exports\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`exports_updated_at_idx\` ON \`exports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exports_created_at_idx\` ON \`exports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`exports_filename_idx\` ON \`exports\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_57_idx\` ON \`exports\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`exports_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exports_texts_order_parent\` ON \`exports_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`collection_slug\` text DEFAULT 'selling-products' NOT NULL,
  	\`import_mode\` text,
  	\`match_field\` text DEFAULT 'id',
  	\`status\` text DEFAULT 'pending',
  	\`summary_imported\` numeric,
  	\`summary_updated\` numeric,
  	\`summary_total\` numeric,
  	\`summary_issues\` numeric,
  	\`summary_issue_details\` text,
  	\`owner_id\` text(36),
  	\`project_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_owner_idx\` ON \`imports\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`imports_project_idx\` ON \`imports\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`imports_filename_idx\` ON \`imports\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`project_createdAt_58_idx\` ON \`imports\` (\`project_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`selling_products_id\` text(36),
  	\`categories_id\` text(36),
  	\`digital_items_id\` text(36),
  	\`batches_id\` text(36),
  	\`sale_items_id\` text(36),
  	\`classes_id\` text(36),
  	\`lectures_id\` text(36),
  	\`test_series_id\` text(36),
  	\`question_files_id\` text(36),
  	\`test_papers_id\` text(36),
  	\`quizzes_id\` text(36),
  	\`free_resources_id\` text(36),
  	\`pages_id\` text(36),
  	\`sections_id\` text(36),
  	\`blogs_id\` text(36),
  	\`blog_categories_id\` text(36),
  	\`redirects_id\` text(36),
  	\`search_synonyms_id\` text(36),
  	\`lead_forms_id\` text(36),
  	\`canned_replies_id\` text(36),
  	\`media_id\` text(36),
  	\`private_files_id\` text(36),
  	\`coupons_id\` text(36),
  	\`users_id\` text(36),
  	\`broadcasts_id\` text(36),
  	\`bulk_emails_id\` text(36),
  	\`web_static_configs_id\` text(36),
  	\`project_configs_id\` text(36),
  	\`admin_configs_id\` text(36),
  	\`message_settings_id\` text(36),
  	\`payment_settings_id\` text(36),
  	\`shop_settings_id\` text(36),
  	\`reward_settings_id\` text(36),
  	\`courier_settings_id\` text(36),
  	\`live_settings_id\` text(36),
  	\`support_settings_id\` text(36),
  	\`projects_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`selling_products_id\`) REFERENCES \`selling_products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`digital_items_id\`) REFERENCES \`digital_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`batches_id\`) REFERENCES \`batches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sale_items_id\`) REFERENCES \`sale_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lectures_id\`) REFERENCES \`lectures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`test_series_id\`) REFERENCES \`test_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`question_files_id\`) REFERENCES \`question_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`test_papers_id\`) REFERENCES \`test_papers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quizzes_id\`) REFERENCES \`quizzes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`free_resources_id\`) REFERENCES \`free_resources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sections_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_categories_id\`) REFERENCES \`blog_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_synonyms_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_forms_id\`) REFERENCES \`lead_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`canned_replies_id\`) REFERENCES \`canned_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`private_files_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`coupons_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`broadcasts_id\`) REFERENCES \`broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bulk_emails_id\`) REFERENCES \`bulk_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`web_static_configs_id\`) REFERENCES \`web_static_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_configs_id\`) REFERENCES \`project_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`admin_configs_id\`) REFERENCES \`admin_configs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`message_settings_id\`) REFERENCES \`message_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payment_settings_id\`) REFERENCES \`payment_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shop_settings_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reward_settings_id\`) REFERENCES \`reward_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courier_settings_id\`) REFERENCES \`courier_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`live_settings_id\`) REFERENCES \`live_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`support_settings_id\`) REFERENCES \`support_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_selling_products_id_idx\` ON \`payload_locked_documents_rels\` (\`selling_products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_digital_items_id_idx\` ON \`payload_locked_documents_rels\` (\`digital_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_batches_id_idx\` ON \`payload_locked_documents_rels\` (\`batches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sale_items_id_idx\` ON \`payload_locked_documents_rels\` (\`sale_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lectures_id_idx\` ON \`payload_locked_documents_rels\` (\`lectures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_test_series_id_idx\` ON \`payload_locked_documents_rels\` (\`test_series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_question_files_id_idx\` ON \`payload_locked_documents_rels\` (\`question_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_test_papers_id_idx\` ON \`payload_locked_documents_rels\` (\`test_papers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quizzes_id_idx\` ON \`payload_locked_documents_rels\` (\`quizzes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_free_resources_id_idx\` ON \`payload_locked_documents_rels\` (\`free_resources_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`search_synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_canned_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`canned_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_private_files_id_idx\` ON \`payload_locked_documents_rels\` (\`private_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_coupons_id_idx\` ON \`payload_locked_documents_rels\` (\`coupons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bulk_emails_id_idx\` ON \`payload_locked_documents_rels\` (\`bulk_emails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_web_static_configs_id_idx\` ON \`payload_locked_documents_rels\` (\`web_static_configs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_configs_id_idx\` ON \`payload_locked_documents_rels\` (\`project_configs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_admin_configs_id_idx\` ON \`payload_locked_documents_rels\` (\`admin_configs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_message_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`message_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payment_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`payment_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shop_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`shop_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reward_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`reward_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courier_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`courier_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_live_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`live_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_support_settings_id_idx\` ON \`payload_locked_documents_rels\` (\`support_settings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_shared\` integer DEFAULT false,
  	\`access_read_constraint\` text DEFAULT 'onlyMe',
  	\`access_read_project_id\` text(36),
  	\`access_update_constraint\` text DEFAULT 'onlyMe',
  	\`access_update_project_id\` text(36),
  	\`access_delete_constraint\` text DEFAULT 'onlyMe',
  	\`access_delete_project_id\` text(36),
  	\`where\` text,
  	\`columns\` text,
  	\`group_by\` text,
  	\`related_collection\` text NOT NULL,
  	\`is_temp\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`access_read_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`access_update_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`access_delete_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_access_read_access_read_project_idx\` ON \`payload_query_presets\` (\`access_read_project_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_access_update_access_update_projec_idx\` ON \`payload_query_presets\` (\`access_update_project_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_access_delete_access_delete_projec_idx\` ON \`payload_query_presets\` (\`access_delete_project_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_updated_at_idx\` ON \`payload_query_presets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_created_at_idx\` ON \`payload_query_presets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_query_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_order_idx\` ON \`payload_query_presets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_parent_idx\` ON \`payload_query_presets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_path_idx\` ON \`payload_query_presets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_users_id_idx\` ON \`payload_query_presets_rels\` (\`users_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`selling_products_validity_options\`;`)
  await db.run(sql`DROP TABLE \`selling_products_variants\`;`)
  await db.run(sql`DROP TABLE \`selling_products_outcomes\`;`)
  await db.run(sql`DROP TABLE \`selling_products_highlights\`;`)
  await db.run(sql`DROP TABLE \`selling_products_teachers\`;`)
  await db.run(sql`DROP TABLE \`selling_products_faqs\`;`)
  await db.run(sql`DROP TABLE \`selling_products_hindi_outcomes\`;`)
  await db.run(sql`DROP TABLE \`selling_products_hindi_highlights\`;`)
  await db.run(sql`DROP TABLE \`selling_products_hindi_faqs\`;`)
  await db.run(sql`DROP TABLE \`selling_products\`;`)
  await db.run(sql`DROP TABLE \`selling_products_texts\`;`)
  await db.run(sql`DROP TABLE \`selling_products_rels\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_validity_options\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_variants\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_outcomes\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_highlights\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_teachers\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_faqs\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_hindi_outcomes\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_hindi_highlights\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_version_hindi_faqs\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_selling_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`digital_items\`;`)
  await db.run(sql`DROP TABLE \`batches_days\`;`)
  await db.run(sql`DROP TABLE \`batches\`;`)
  await db.run(sql`DROP TABLE \`batches_rels\`;`)
  await db.run(sql`DROP TABLE \`_batches_v_version_days\`;`)
  await db.run(sql`DROP TABLE \`_batches_v\`;`)
  await db.run(sql`DROP TABLE \`_batches_v_rels\`;`)
  await db.run(sql`DROP TABLE \`sale_items\`;`)
  await db.run(sql`DROP TABLE \`sale_items_texts\`;`)
  await db.run(sql`DROP TABLE \`sale_items_rels\`;`)
  await db.run(sql`DROP TABLE \`price_history\`;`)
  await db.run(sql`DROP TABLE \`product_reviews\`;`)
  await db.run(sql`DROP TABLE \`product_reviews_rels\`;`)
  await db.run(sql`DROP TABLE \`review_votes\`;`)
  await db.run(sql`DROP TABLE \`review_photos\`;`)
  await db.run(sql`DROP TABLE \`classes\`;`)
  await db.run(sql`DROP TABLE \`lectures_captions\`;`)
  await db.run(sql`DROP TABLE \`lectures\`;`)
  await db.run(sql`DROP TABLE \`lectures_rels\`;`)
  await db.run(sql`DROP TABLE \`live_meet_sessions\`;`)
  await db.run(sql`DROP TABLE \`live_meet_sessions_rels\`;`)
  await db.run(sql`DROP TABLE \`live_attendances\`;`)
  await db.run(sql`DROP TABLE \`live_class_chatrooms\`;`)
  await db.run(sql`DROP TABLE \`live_chat_entries\`;`)
  await db.run(sql`DROP TABLE \`entitlements\`;`)
  await db.run(sql`DROP TABLE \`class_serial_keys\`;`)
  await db.run(sql`DROP TABLE \`item_downloads\`;`)
  await db.run(sql`DROP TABLE \`assignment_submissions\`;`)
  await db.run(sql`DROP TABLE \`assignment_files\`;`)
  await db.run(sql`DROP TABLE \`lecture_completions\`;`)
  await db.run(sql`DROP TABLE \`lecture_progress\`;`)
  await db.run(sql`DROP TABLE \`learning_streaks\`;`)
  await db.run(sql`DROP TABLE \`lecture_notes\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`signing_keys\`;`)
  await db.run(sql`DROP TABLE \`class_plans\`;`)
  await db.run(sql`DROP TABLE \`class_content_summaries\`;`)
  await db.run(sql`DROP TABLE \`test_series_cut_offs\`;`)
  await db.run(sql`DROP TABLE \`test_series\`;`)
  await db.run(sql`DROP TABLE \`test_series_texts\`;`)
  await db.run(sql`DROP TABLE \`_test_series_v_version_cut_offs\`;`)
  await db.run(sql`DROP TABLE \`_test_series_v\`;`)
  await db.run(sql`DROP TABLE \`_test_series_v_texts\`;`)
  await db.run(sql`DROP TABLE \`accommodations\`;`)
  await db.run(sql`DROP TABLE \`answer_files\`;`)
  await db.run(sql`DROP TABLE \`attempt_events\`;`)
  await db.run(sql`DROP TABLE \`attempt_results\`;`)
  await db.run(sql`DROP TABLE \`standings\`;`)
  await db.run(sql`DROP TABLE \`regrades\`;`)
  await db.run(sql`DROP TABLE \`objections\`;`)
  await db.run(sql`DROP TABLE \`objection_windows\`;`)
  await db.run(sql`DROP TABLE \`report_links\`;`)
  await db.run(sql`DROP TABLE \`answer_sheets\`;`)
  await db.run(sql`DROP TABLE \`student_consents\`;`)
  await db.run(sql`DROP TABLE \`daily_totals\`;`)
  await db.run(sql`DROP TABLE \`funnel_steps\`;`)
  await db.run(sql`DROP TABLE \`win_back_sends\`;`)
  await db.run(sql`DROP TABLE \`kept_questions\`;`)
  await db.run(sql`DROP TABLE \`standing_pointers\`;`)
  await db.run(sql`DROP TABLE \`paper_drafts\`;`)
  await db.run(sql`DROP TABLE \`paper_keys\`;`)
  await db.run(sql`DROP TABLE \`paper_packs\`;`)
  await db.run(sql`DROP TABLE \`paper_releases\`;`)
  await db.run(sql`DROP TABLE \`question_files\`;`)
  await db.run(sql`DROP TABLE \`question_import_files\`;`)
  await db.run(sql`DROP TABLE \`question_imports\`;`)
  await db.run(sql`DROP TABLE \`question_keys\`;`)
  await db.run(sql`DROP TABLE \`question_versions\`;`)
  await db.run(sql`DROP TABLE \`questions\`;`)
  await db.run(sql`DROP TABLE \`test_user_attempts\`;`)
  await db.run(sql`DROP TABLE \`test_papers\`;`)
  await db.run(sql`DROP TABLE \`_test_papers_v\`;`)
  await db.run(sql`DROP TABLE \`quizzes\`;`)
  await db.run(sql`DROP TABLE \`_quizzes_v\`;`)
  await db.run(sql`DROP TABLE \`free_resources\`;`)
  await db.run(sql`DROP TABLE \`_free_resources_v\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`sections\`;`)
  await db.run(sql`DROP TABLE \`_sections_v\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs_texts\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v_texts\`;`)
  await db.run(sql`DROP TABLE \`blog_categories\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`search_synonyms\`;`)
  await db.run(sql`DROP TABLE \`search_misses\`;`)
  await db.run(sql`DROP TABLE \`lead_forms_fields\`;`)
  await db.run(sql`DROP TABLE \`lead_forms\`;`)
  await db.run(sql`DROP TABLE \`lead_forms_texts\`;`)
  await db.run(sql`DROP TABLE \`lead_submissions\`;`)
  await db.run(sql`DROP TABLE \`support_tickets\`;`)
  await db.run(sql`DROP TABLE \`ticket_messages\`;`)
  await db.run(sql`DROP TABLE \`ticket_files\`;`)
  await db.run(sql`DROP TABLE \`incoming_mails\`;`)
  await db.run(sql`DROP TABLE \`canned_replies\`;`)
  await db.run(sql`DROP TABLE \`doubts\`;`)
  await db.run(sql`DROP TABLE \`scheduled_changes\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_folders\`;`)
  await db.run(sql`DROP TABLE \`private_files\`;`)
  await db.run(sql`DROP TABLE \`invoices\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`shipments\`;`)
  await db.run(sql`DROP TABLE \`courier_events\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`wishlist_items\`;`)
  await db.run(sql`DROP TABLE \`coupons_include_kinds\`;`)
  await db.run(sql`DROP TABLE \`coupons_exclude_kinds\`;`)
  await db.run(sql`DROP TABLE \`coupons\`;`)
  await db.run(sql`DROP TABLE \`coupons_texts\`;`)
  await db.run(sql`DROP TABLE \`coupons_rels\`;`)
  await db.run(sql`DROP TABLE \`coupon_codes\`;`)
  await db.run(sql`DROP TABLE \`stock_levels\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`payment_events\`;`)
  await db.run(sql`DROP TABLE \`refunds\`;`)
  await db.run(sql`DROP TABLE \`returns\`;`)
  await db.run(sql`DROP TABLE \`return_photos\`;`)
  await db.run(sql`DROP TABLE \`credit_wallets\`;`)
  await db.run(sql`DROP TABLE \`earning_wallets\`;`)
  await db.run(sql`DROP TABLE \`referrals\`;`)
  await db.run(sql`DROP TABLE \`payouts\`;`)
  await db.run(sql`DROP TABLE \`fund_wallets\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`addresses\`;`)
  await db.run(sql`DROP TABLE \`user_details\`;`)
  await db.run(sql`DROP TABLE \`access_configurations\`;`)
  await db.run(sql`DROP TABLE \`access_configurations_rels\`;`)
  await db.run(sql`DROP TABLE \`user_admin_configs\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`broadcasts\`;`)
  await db.run(sql`DROP TABLE \`broadcasts_rels\`;`)
  await db.run(sql`DROP TABLE \`bulk_emails_blocks\`;`)
  await db.run(sql`DROP TABLE \`bulk_emails\`;`)
  await db.run(sql`DROP TABLE \`delivery_logs\`;`)
  await db.run(sql`DROP TABLE \`signout_logs\`;`)
  await db.run(sql`DROP TABLE \`error_logs\`;`)
  await db.run(sql`DROP TABLE \`audit_logs\`;`)
  await db.run(sql`DROP TABLE \`web_static_configs_navigation\`;`)
  await db.run(sql`DROP TABLE \`web_static_configs_footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`web_static_configs_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`popup_fields\`;`)
  await db.run(sql`DROP TABLE \`web_static_configs\`;`)
  await db.run(sql`DROP TABLE \`project_configs_courses\`;`)
  await db.run(sql`DROP TABLE \`project_configs_tags\`;`)
  await db.run(sql`DROP TABLE \`project_configs_franchisee_tags\`;`)
  await db.run(sql`DROP TABLE \`project_configs_filters_order\`;`)
  await db.run(sql`DROP TABLE \`project_configs_topics\`;`)
  await db.run(sql`DROP TABLE \`project_configs\`;`)
  await db.run(sql`DROP TABLE \`admin_configs_user_header_links\`;`)
  await db.run(sql`DROP TABLE \`admin_configs_off_features\`;`)
  await db.run(sql`DROP TABLE \`admin_configs\`;`)
  await db.run(sql`DROP TABLE \`admin_configs_rels\`;`)
  await db.run(sql`DROP TABLE \`message_settings_sms_senders\`;`)
  await db.run(sql`DROP TABLE \`message_settings_templates\`;`)
  await db.run(sql`DROP TABLE \`message_settings\`;`)
  await db.run(sql`DROP TABLE \`payment_settings\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_delivery\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_cash_states\`;`)
  await db.run(sql`DROP TABLE \`return_kinds\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_win_back_rules\`;`)
  await db.run(sql`DROP TABLE \`shop_settings\`;`)
  await db.run(sql`DROP TABLE \`reward_settings_credits_earning_kinds\`;`)
  await db.run(sql`DROP TABLE \`reward_settings_credits_earning\`;`)
  await db.run(sql`DROP TABLE \`reward_settings\`;`)
  await db.run(sql`DROP TABLE \`reward_settings_rels\`;`)
  await db.run(sql`DROP TABLE \`courier_settings\`;`)
  await db.run(sql`DROP TABLE \`live_settings\`;`)
  await db.run(sql`DROP TABLE \`support_settings_hours_weekdays\`;`)
  await db.run(sql`DROP TABLE \`support_settings_hours_holidays\`;`)
  await db.run(sql`DROP TABLE \`support_settings_doubts_subjects\`;`)
  await db.run(sql`DROP TABLE \`support_settings\`;`)
  await db.run(sql`DROP TABLE \`support_settings_rels\`;`)
  await db.run(sql`DROP TABLE \`projects_domains\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`otp_challenges\`;`)
  await db.run(sql`DROP TABLE \`otp_budgets\`;`)
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
  await db.run(sql`DROP TABLE \`known_devices\`;`)
  await db.run(sql`DROP TABLE \`claims\`;`)
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`changes\`;`)
  await db.run(sql`DROP TABLE \`processes\`;`)
  await db.run(sql`DROP TABLE \`outgoing_messages\`;`)
  await db.run(sql`DROP TABLE \`message_preferences\`;`)
  await db.run(sql`DROP TABLE \`push_devices\`;`)
  await db.run(sql`DROP TABLE \`purchase_limits\`;`)
  await db.run(sql`DROP TABLE \`reservation_entries\`;`)
  await db.run(sql`DROP TABLE \`wallet_entries\`;`)
  await db.run(sql`DROP TABLE \`referral_codes\`;`)
  await db.run(sql`DROP TABLE \`franchise_invitations\`;`)
  await db.run(sql`DROP TABLE \`franchise_students\`;`)
  await db.run(sql`DROP TABLE \`sandbox_transactions\`;`)
  await db.run(sql`DROP TABLE \`exports\`;`)
  await db.run(sql`DROP TABLE \`exports_texts\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets_rels\`;`)
}
